import { entriesOf, nodeOf, textOf } from '../model/documentView';
import type { Change } from './drift';
import { baseAt, revisionAt, type SchemaPair } from './pairs';
import { schemaChange } from './schemaRules';
import type { SchemaViews } from './schemaView';
import { typesMeet } from './valueChanges';
import type { Alternatives, SchemaView } from './mergeSchemas';

function isClosedEnum({ values, isExtensible }: SchemaView): boolean {
  return values !== null && !isExtensible;
}

function haveNoCommonValue({ values: one }: SchemaView, { values: other }: SchemaView): boolean {
  return one !== null && other !== null && !one.some((value) => other.includes(value));
}

/** Returns true if a closed object refuses a property that the other schema requires. */
function refuses(one: SchemaView, other: SchemaView): boolean {
  return one.isClosed && [...other.required].some((name) => !one.properties.has(name));
}

/** Maximum depth of a comparison; limits the recursion, because schemas may contain themselves. */
const DEEPEST = 3;

/** Returns true if a value may fit both schemas, as far as their first `DEEPEST` levels tell. */
export function canMeet(
  views: SchemaViews,
  one: SchemaView,
  other: SchemaView,
  depth = 0,
): boolean {
  if (!typesMeet(one.types, other.types) || haveNoCommonValue(one, other)) return false;
  if (refuses(one, other) || refuses(other, one)) return false;
  if (depth === DEEPEST) return true;
  const meet = (left: SchemaView, right: SchemaView) => canMeet(views, left, right, depth + 1);
  const meetsOneOf = ({ alternatives }: SchemaView, left: SchemaView) =>
    alternatives.every(({ branches }) => branches.some((branch) => meet(views([branch]), left)));
  if (!meetsOneOf(one, other) || !meetsOneOf(other, one)) return false;
  const propertyOf = ({ properties }: SchemaView, name: string) =>
    views(properties.get(name) ?? []);
  return [...one.required].every(
    (name) => !other.required.has(name) || meet(propertyOf(one, name), propertyOf(other, name)),
  );
}

function doBranchesMeet(views: SchemaViews, { branches }: Alternatives): boolean {
  const all = branches.map((node) => views([node]));
  return all.some((one, index) => all.slice(index + 1).some((other) => canMeet(views, one, other)));
}

/** Returns the change between `anyOf` and `oneOf`, if a value can fit two alternatives. */
function exclusivityChanges(pair: SchemaPair, base: Alternatives, revision: Alternatives) {
  const { documents, side } = pair;
  if (base.isExclusive === revision.isExclusive) return [];
  const doMeet = revision.isExclusive
    ? doBranchesMeet(documents.baseSchema, base)
    : doBranchesMeet(documents.revisionSchema, revision);
  if (!doMeet) return [];
  const kind = revision.isExclusive
    ? 'alternatives-became-exclusive'
    : 'alternatives-became-inclusive';
  const place = revisionAt(pair, revision.node, revision.isExclusive ? 'oneOf' : 'anyOf');
  return [schemaChange(side, kind, {}, '', place)];
}

/** The property that distinguishes the alternatives, with its values. */
interface Discriminator {
  readonly name: string;
  readonly values: ReadonlySet<string>;
  /** Name of the component that each value selects. */
  readonly targets: ReadonlyMap<string, string>;
}

function componentName(target: string): string {
  return target.split('/').at(-1) ?? target;
}

/** Returns the discriminator; null if there is none. Without a mapping, its values are the names of the components. */
function discriminatorOf({ node, branches }: Alternatives): Discriminator | null {
  const { discriminator } = node;
  const name = textOf(nodeOf(discriminator)['propertyName']);
  if (name === undefined) return null;
  const mapping = entriesOf(nodeOf(discriminator)['mapping']);
  const targets = new Map(
    mapping.map(([value, target]) => [value, componentName(String(target))] as const),
  );
  const mapped = new Set(targets.values());
  const names = branches
    .flatMap((branch) => textOf(branch['$ref']) ?? [])
    .map(componentName)
    .filter((one) => !mapped.has(one));
  for (const one of names) if (!targets.has(one)) targets.set(one, one);
  return { name, values: new Set(targets.keys()), targets };
}

/** Returns the values that the alternatives list for a property; null if an alternative has no closed list. */
function taggedValues(
  views: SchemaViews,
  { branches }: Alternatives,
  name: string,
): ReadonlySet<string> | null {
  const tags = branches.map((branch) => views(views([branch]).properties.get(name) ?? []));
  if (!tags.every(isClosedEnum)) return null;
  return new Set(
    tags.flatMap(({ values }) => values ?? []).map((json) => String(JSON.parse(json))),
  );
}

function areEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value));
}

/** Returns true if a component of the revision corresponds to a component of the base, by name or by match. */
export type IsPartner = (base: string, revision: string) => boolean;

/** Returns the values that select another schema than before: `cat: Cat → Dog`. */
function ledElsewhere(
  before: Discriminator,
  after: Discriminator,
  isPartner: IsPartner,
): readonly string[] {
  return [...before.targets].flatMap(([value, target]) => {
    const now = after.targets.get(value);
    return now === undefined || isPartner(target, now) ? [] : [`${value}: ${target} → ${now}`];
  });
}

function mappingText({ targets }: Discriminator): string {
  return [...targets].map(([value, target]) => `${value}: ${target}`).join(', ');
}

function discriminatorChange(
  pair: SchemaPair,
  base: Alternatives,
  revision: Alternatives,
  isPartner: IsPartner,
): Change[] {
  const { documents, side } = pair;
  const before = discriminatorOf(base);
  const after = discriminatorOf(revision);
  const inBoth = before !== null && after !== null;
  if (before === null && after === null) return [];
  const [at, node] = after === null ? [baseAt, base.node] : [revisionAt, revision.node];
  const place = at(pair, node, 'discriminator');
  if (inBoth && before.name === after.name && areEqual(before.values, after.values)) {
    const values = ledElsewhere(before, after, isPartner).join(', ');
    if (values === '') return [];
    const limits = { before: mappingText(before), after: mappingText(after) };
    return [schemaChange(side, 'discriminator-redirected', { values }, '', place, limits)];
  }
  const known =
    before === null
      ? taggedValues(documents.baseSchema, base, after?.name ?? '')
      : taggedValues(documents.revisionSchema, revision, before.name);
  const said = (after ?? before)?.values ?? new Set<string>();
  if (inBoth || (known !== null && !areEqual(known, said))) {
    const words = { keywords: 'discriminator' };
    return [
      schemaChange(side, 'constraint-changed', words, '', place, {
        before: before?.name ?? null,
        after: after?.name ?? null,
      }),
    ];
  }
  const kind = after === null ? 'discriminator-removed' : 'discriminator-added';
  const name = (after ?? before)?.name ?? '';
  return [schemaChange(side, kind, { name }, '', place)];
}

/** Returns the changes of the rules that select an alternative; excludes changes inside of the alternatives. */
export function choiceChanges(
  pair: SchemaPair,
  base: Alternatives,
  revision: Alternatives,
  isPartner: IsPartner,
): Change[] {
  return [
    ...exclusivityChanges(pair, base, revision),
    ...discriminatorChange(pair, base, revision, isPartner),
  ];
}
