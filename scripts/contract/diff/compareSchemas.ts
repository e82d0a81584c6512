import type { Side } from '../findingFacts';
import { alternativeChanges, unionChanges } from './alternativeChanges';
import type { Node } from './documentView';
import type { Change } from './drift';
import { additionalChanges, itemPairs, propertyChanges } from './objectChanges';
import type { Documents, PairResult, SchemaPair } from './schemaPair';
import type { SchemaView } from './viewedSchema';
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

function saysNothing({ parts, alternatives }: SchemaView): boolean {
  return parts.length === 0 && alternatives.length === 0;
}

function comparePair(pair: SchemaPair): PairResult {
  const union = unionChanges(pair);
  if (union !== undefined) {
    return { changes: [...nullChanges(pair), ...union.changes], below: union.below };
  }
  const kind = typeKind(pair.base, pair.revision);
  const typeChanges = kind === undefined ? [] : [typeChange(pair, kind)];
  // Of a value of another type nothing more can be compared, and of any value nothing more is said.
  const isAnythingElse = saysNothing(pair.base) || saysNothing(pair.revision);
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

/** Where two schemas were met. */
export interface Met {
  readonly side: Side;
  readonly pointer: string;
  /** All schemas of the value; none means that anything is allowed. */
  readonly base: readonly Node[];
  readonly revision: readonly Node[];
}

/** Compares what is reached from two schemas, and leaves out the pairs that were visited before. */
export type SchemaComparison = (met: Met, visited: Set<string>) => Change[];

/**
 * Makes the comparison of two documents. Each pair of schemas is compared once for each side,
 * however many operations reach it; a circle ends where it was entered.
 */
export function createSchemaComparison(documents: Documents): SchemaComparison {
  const results = new Map<string, PairResult>();

  function resultOf(key: string, side: Side, base: SchemaView, revision: SchemaView): PairResult {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = comparePair({ documents, side, base, revision });
    results.set(key, result);
    return result;
  }

  return ({ side, pointer: start, base, revision }, visited) => {
    const changes: Change[] = [];
    const visit = (pointer: string, one: SchemaView, other: SchemaView): void => {
      const key = `${side} ${one.id} ${other.id}`;
      if (visited.has(key)) return;
      visited.add(key);
      const result = resultOf(key, side, one, other);
      for (const change of result.changes) {
        changes.push({ ...change, pointer: pointer + change.pointer });
      }
      for (const below of result.below) visit(pointer + below.pointer, below.base, below.revision);
    };
    visit(start, documents.baseSchema(base), documents.revisionSchema(revision));
    return changes;
  };
}
