import type { Side } from '../report/finding';
import { alternativeChanges, hasConstraints, unionChanges } from './alternativeChanges';
import type { Change } from './drift';
import { additionalChanges, itemPairs, propertyChanges } from './objectChanges';
import type { Documents, PairResult, SchemaComparison, SchemaPair } from './pairs';
import type { SchemaView } from './mergeSchemas';
import {
  boundFindings,
  defaultChanges,
  enumChanges,
  formatChangesBeside,
  nullChanges,
  otherChanges,
  typeChange,
  typeKind,
} from './valueChanges';

function comparePair(pair: SchemaPair): PairResult {
  const union = unionChanges(pair);
  if (union !== undefined) {
    return { changes: [...nullChanges(pair), ...union.changes], below: union.below };
  }
  const kind = typeKind(pair.base, pair.revision);
  const typeChanges = kind === undefined ? [] : [typeChange(pair, kind)];
  // A changed type replaces all other changes, because schemas of different types share no other keywords.
  const isAnythingElse = !hasConstraints(pair.base) || !hasConstraints(pair.revision);
  const isAll = kind === 'type-changed' || (kind !== undefined && isAnythingElse);
  if (isAll) return { changes: typeChanges, below: [] };
  const properties = propertyChanges(pair);
  const additional = additionalChanges(pair);
  const alternatives = alternativeChanges(pair);
  return {
    changes: [
      ...typeChanges,
      ...nullChanges(pair),
      ...formatChangesBeside(pair, typeChanges),
      ...enumChanges(pair),
      ...boundFindings(pair),
      ...otherChanges(pair),
      ...defaultChanges(pair),
      ...properties.changes,
      ...additional.changes,
      ...alternatives.changes,
    ],
    below: [...properties.below, ...additional.below, ...itemPairs(pair), ...alternatives.below],
  };
}

/** Two compared schemas, and the compared pairs of their subschemas. */
interface ComparedPair {
  readonly changes: readonly Change[];
  readonly below: { readonly pointer: string; readonly pair: ComparedPair }[];
  readonly above: ComparedPair[];
  /** True if this pair or one of its subschemas changed. */
  isReported: boolean;
}

/**
 * Creates the comparison of two documents. Compares each pair of schemas once per side, even if many operations or
 * circular references lead to it. Leaves out pairs without changes.
 */
export function createSchemaComparison(documents: Documents): SchemaComparison {
  const pairs = new Map<string, ComparedPair>();

  function compared(side: Side, first: SchemaView, second: SchemaView): ComparedPair {
    const fresh: { pair: ComparedPair; below: PairResult['below'] }[] = [];
    const pairOf = (base: SchemaView, revision: SchemaView): ComparedPair => {
      const key = `${side} ${base.id} ${revision.id}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const { changes, below } = comparePair({ documents, side, base, revision });
      const pair: ComparedPair = { changes, below: [], above: [], isReported: changes.length > 0 };
      pairs.set(key, pair);
      fresh.push({ pair, below });
      return pair;
    };
    const start = pairOf(first, second);
    // The loop appends to the list that it iterates over, so new pairs are compared, too.
    for (const { pair, below } of fresh) {
      for (const { pointer, base, revision } of below) {
        const next = pairOf(base, revision);
        pair.below.push({ pointer, pair: next });
        next.above.push(pair);
        pair.isReported ||= next.isReported;
      }
    }
    const reported = fresh.map(({ pair }) => pair).filter(({ isReported }) => isReported);
    for (const { above } of reported) {
      for (const pair of above) {
        if (pair.isReported) continue;
        pair.isReported = true;
        reported.push(pair);
      }
    }
    return start;
  }

  return ({ side, pointer: start, base, revision }, visited) => {
    const changes: Change[] = [];
    const first = compared(side, documents.baseSchema(base), documents.revisionSchema(revision));
    const waiting = [{ pointer: start, pair: first }];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const { pointer, pair } = one;
      if (!pair.isReported || visited.has(pair)) continue;
      visited.add(pair);
      for (const change of pair.changes) {
        changes.push({ ...change, pointer: pointer + change.pointer });
      }
      for (const below of pair.below.toReversed()) {
        waiting.push({ pointer: pointer + below.pointer, pair: below.pair });
      }
    }
    return changes;
  };
}
