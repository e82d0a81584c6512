import { pointerOf } from '../model/openApi';
import { canMeet, choiceChanges, type IsPartner } from './choiceChanges';
import type { Node } from '../model/documentView';
import type { Change } from './drift';
import { baseAt, revisionAt, type PairBelow, type PairResult, type SchemaPair } from './pairs';
import { schemaChange } from './schemaRules';
import type { SchemaViews } from './schemaView';
import type { Alternatives, SchemaView } from './mergeSchemas';
import { typeKind } from './valueChanges';

/** One of several alternative schemas, with the facts by which its partner in the other document is found. */
interface Branch {
  readonly view: SchemaView;
  readonly node: Node | undefined;
  /** Name of the component; null for an inline schema. */
  readonly name: string | null;
  readonly label: string;
}

function nameOf(node: Node): string | null {
  return typeof node['$ref'] === 'string' ? (node['$ref'].split('/').at(-1) ?? null) : null;
}

function meaningOf({ parts, alternatives }: SchemaView): unknown {
  return [parts, alternatives.map(({ branches }) => branches)];
}

function branchesOf(schemas: SchemaViews, { branches }: Alternatives): Branch[] {
  return branches.map((node, index) => {
    const view = schemas([node]);
    const name = nameOf(node);
    const label = `(${name ?? index + 1})`;
    return { view, node, name, label };
  });
}

function wholeAsBranch(view: SchemaView): Branch {
  return { view, node: view.parts[0], name: null, label: '(1)' };
}

/** Returns true if both branches enumerate a property, for example a type tag, but share no value of it. */
function haveDifferentTags(
  { documents }: SchemaPair,
  { view: base }: Branch,
  { view: revision }: Branch,
): boolean {
  return [...base.properties].some(([name, nodes]) => {
    const before = documents.baseSchema(nodes).values;
    const after = documents.revisionSchema(revision.properties.get(name) ?? []).values;
    return before !== null && after !== null && !before.some((value) => after.includes(value));
  });
}

function likeness(pair: SchemaPair, base: Branch, revision: Branch): number {
  if (typeKind(base.view, revision.view) === 'type-changed') return -1;
  if (haveDifferentTags(pair, base, revision)) return -1;
  const shared = [...base.view.properties.keys()].filter((name) =>
    revision.view.properties.has(name),
  );
  return shared.length;
}

type Pick = (base: Branch, candidates: readonly Branch[]) => Branch | undefined;

/** Returns pairs of branches, best matches first, and the branches without a partner. */
function matched(pair: SchemaPair, base: readonly Branch[], revision: readonly Branch[]) {
  const picks: readonly Pick[] = [
    (one, others) => others.find(({ name }) => name !== null && name === one.name),
    (one, others) =>
      others.find(({ view }) => pair.documents.isSame(meaningOf(one.view), meaningOf(view))),
    (one, others) => {
      const likest = Math.max(...others.map((other) => likeness(pair, one, other)));
      return likest < 0 ? undefined : others.find((other) => likeness(pair, one, other) === likest);
    },
  ];
  let before = [...base];
  let after = [...revision];
  const pairs: { base: Branch; revision: Branch }[] = [];
  for (const pick of picks) {
    before = before.filter((one) => {
      const partner = pick(one, after);
      if (partner === undefined) return true;
      pairs.push({ base: one, revision: partner });
      after = after.filter((other) => other !== partner);
      return false;
    });
  }
  return { pairs, gone: before, added: after };
}

/**
 * Returns true if a new alternative also accepts values that clients send for another alternative today, because a
 * `oneOf` refuses values that fit both. Assumes that clients send only properties that the other alternative lists, now
 * or before.
 */
function takesFromOthers(
  { documents: { revisionSchema } }: SchemaPair,
  added: Branch,
  others: readonly Branch[],
  pairs: readonly { readonly base: Branch; readonly revision: Branch }[],
): boolean {
  return others.some(
    ({ view }) =>
      view !== added.view &&
      canMeet(revisionSchema, view, added.view) &&
      [...added.view.required].every(
        (name) =>
          view.properties.has(name) ||
          pairs.some((one) => one.revision.view === view && one.base.view.properties.has(name)),
      ),
  );
}

function compareBranches(
  pair: SchemaPair,
  base: readonly Branch[],
  revision: readonly Branch[],
  isExclusive: boolean,
): PairResult & { readonly isPartner: IsPartner } {
  const { pairs, gone, added } = matched(pair, base, revision);
  const changes: Change[] = [
    ...gone.map(({ label, node }) => {
      const place = baseAt(pair, node);
      return schemaChange(pair.side, 'alternative-removed', { label }, pointerOf(label), place);
    }),
    ...added.map((one) => {
      const { label, node } = one;
      const isOverlapping =
        pair.side === 'request' && isExclusive && takesFromOthers(pair, one, revision, pairs);
      const kind = isOverlapping ? 'overlapping-alternative-added' : 'alternative-added';
      return schemaChange(pair.side, kind, { label }, pointerOf(label), revisionAt(pair, node));
    }),
  ];
  const below: PairBelow[] = pairs.map((one) => ({
    pointer: pointerOf(one.base.label),
    base: one.base.view,
    revision: one.revision.view,
  }));
  const isPartner: IsPartner = (one, other) => {
    const known = pairs.find(({ base: { name } }) => name === one);
    return known === undefined ? one === other : known.revision.name === other;
  };
  return { changes, below, isPartner };
}

function isUnion({ parts, alternatives }: SchemaView): boolean {
  return parts.length === 0 && alternatives.length === 1;
}

export function hasConstraints({ parts, alternatives }: SchemaView): boolean {
  return parts.length > 0 || alternatives.length > 0;
}

/** Returns the changes if a single schema became alternatives, or the reverse; undefined if neither happened. */
export function unionChanges(pair: SchemaPair): PairResult | undefined {
  const { documents, base, revision } = pair;
  const [before] = base.alternatives;
  const [after] = revision.alternatives;
  if (before === undefined && after !== undefined && isUnion(revision) && hasConstraints(base)) {
    const latter = branchesOf(documents.revisionSchema, after);
    return compareBranches(pair, [wholeAsBranch(base)], latter, after.isExclusive);
  }
  if (before !== undefined && after === undefined && isUnion(base) && hasConstraints(revision)) {
    const former = branchesOf(documents.baseSchema, before);
    return compareBranches(pair, former, [wholeAsBranch(revision)], false);
  }
  return undefined;
}

/**
 * Returns the changes of the alternatives; compares the first `oneOf` or `anyOf` of both schemas, then the second, and
 * so on.
 */
export function alternativeChanges(pair: SchemaPair): PairResult {
  const { documents, base, revision } = pair;
  const changes: Change[] = [];
  const below: PairBelow[] = [];
  const count = Math.max(base.alternatives.length, revision.alternatives.length);
  for (let index = 0; index < count; index += 1) {
    const before = base.alternatives[index];
    const after = revision.alternatives[index];
    if (before !== undefined && after !== undefined) {
      const former = branchesOf(documents.baseSchema, before);
      const latter = branchesOf(documents.revisionSchema, after);
      const result = compareBranches(pair, former, latter, after.isExclusive);
      changes.push(...choiceChanges(pair, before, after, result.isPartner), ...result.changes);
      below.push(...result.below);
    } else {
      // A new `oneOf` or `anyOf` adds a condition; a removed one drops it.
      const kind = after === undefined ? 'bound-widened' : 'bound-tightened';
      const node = (after ?? before)?.branches[0];
      const place = after === undefined ? baseAt(pair, node) : revisionAt(pair, node);
      changes.push(schemaChange(pair.side, kind, { keywords: 'oneOf' }, '', place));
    }
  }
  return { changes, below };
}
