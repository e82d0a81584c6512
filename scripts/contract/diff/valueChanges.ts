import { boundChanges } from './bounds';
import type { Change } from './drift';
import { keywordPlace, type SchemaPair } from './pairs';
import { schemaChange } from './schemaRules';
import type { SchemaView } from './mergeSchemas';

type Types = SchemaView['types'];

function covers(types: Types, type: string): boolean {
  return types === null || types.has(type) || (type === 'integer' && types.has('number'));
}

/** Returns true if one of the types is not covered by the other types. */
function exceeds(types: Types, others: Types): boolean {
  if (others === null) return false;
  return types === null || [...types].some((type) => !covers(others, type));
}

/** Returns true if one value can match both lists of types. */
export function typesMeet(one: Types, other: Types): boolean {
  if (one === null || other === null) return true;
  return (
    [...one].some((type) => covers(other, type)) || [...other].some((type) => covers(one, type))
  );
}

function typeText(types: Types): string {
  return types === null ? 'any' : [...types].toSorted().join(' | ');
}

type TypeKind = 'type-changed' | 'type-widened' | 'type-narrowed';

/** Returns the kind of change of the types without null; undefined if they are equal. */
export function typeKind(base: SchemaView, revision: SchemaView): TypeKind | undefined {
  const widened = exceeds(revision.types, base.types);
  const narrowed = exceeds(base.types, revision.types);
  if (widened && narrowed) return 'type-changed';
  if (widened) return 'type-widened';
  return narrowed ? 'type-narrowed' : undefined;
}

function typeAndFormat({ types, format }: SchemaView): string {
  return format === undefined ? typeText(types) : `${typeText(types)} (${format})`;
}

export function typeChange(pair: SchemaPair, kind: TypeKind): Change {
  const words = { from: typeText(pair.base.types), to: typeText(pair.revision.types) };
  return schemaChange(pair.side, kind, words, '', keywordPlace(pair, ['type']), {
    before: typeAndFormat(pair.base),
    after: typeAndFormat(pair.revision),
  });
}

/** Returns true if any value is allowed, null included. */
function isAnything({ types, values, alternatives }: SchemaView): boolean {
  return types === null && values === null && alternatives.length === 0;
}

export function nullChanges(pair: SchemaPair): Change[] {
  const { side, base, revision } = pair;
  if (base.isNullable === revision.isNullable) return [];
  // A change to or from «any value» is reported as a change of the type.
  if (isAnything(base) || isAnything(revision)) return [];
  const kind = revision.isNullable ? 'became-nullable' : 'became-non-null';
  return [schemaChange(side, kind, {}, '', keywordPlace(pair, ['type', 'enum']))];
}

/** The wider format that includes all values of a format. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function formatChanges(pair: SchemaPair): Change[] {
  const { side } = pair;
  const from = pair.base.format;
  const to = pair.revision.format;
  if (from === to) return [];
  const place = keywordPlace(pair, ['format']);
  if (from === undefined) {
    return to === undefined ? [] : [schemaChange(side, 'format-added', { to }, '', place)];
  }
  if (to === undefined) return [schemaChange(side, 'format-dropped', { from }, '', place)];
  if (WIDER[from] === to) return [schemaChange(side, 'format-widened', { from, to }, '', place)];
  if (WIDER[to] === from) return [schemaChange(side, 'format-narrowed', { from, to }, '', place)];
  return [schemaChange(side, 'format-changed', { from, to }, '', place)];
}

/**
 * Returns the changes of a format to report in addition to the changes of the type: none if the type has a breaking
 * change, and only breaking ones if the type has another change.
 */
export function formatChangesBeside(pair: SchemaPair, typeChanges: readonly Change[]): Change[] {
  if (typeChanges.some((change) => change.class === 'breaking')) return [];
  const changes = formatChanges(pair);
  return typeChanges.length === 0 ? changes : changes.filter((one) => one.class === 'breaking');
}

function valuesText({ values }: SchemaView): string | null {
  return values === null ? null : values.join(', ');
}

export function enumChanges(pair: SchemaPair): Change[] {
  const { side, base, revision } = pair;
  const before = base.values;
  const after = revision.values;
  if (before === null && after === null) return [];
  const place = keywordPlace(pair, ['enum', 'const', 'x-extensible-enum']);
  const limits = { before: valuesText(base), after: valuesText(revision) };
  if (before === null) return [schemaChange(side, 'enum-added', {}, '', place, limits)];
  if (after === null) {
    const kind = base.isExtensible ? 'extensible-enum-dropped' : 'enum-dropped';
    return [schemaChange(side, kind, {}, '', place, limits)];
  }
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  const changes: Change[] = [];
  if (added.length > 0) {
    const kind = base.isExtensible ? 'extensible-enum-value-added' : 'enum-value-added';
    changes.push(schemaChange(side, kind, { values: added.join(', ') }, '', place, limits));
  }
  if (removed.length > 0) {
    const words = { values: removed.join(', ') };
    changes.push(schemaChange(side, 'enum-value-removed', words, '', place, limits));
  }
  if (base.isExtensible !== revision.isExtensible) {
    const kind = revision.isExtensible ? 'enum-opened' : 'enum-closed';
    changes.push(schemaChange(side, kind, {}, '', place, limits));
  }
  return changes;
}

/** Returns the keywords that set the same bound. */
function keywordsOfBound(keyword: string): string[] {
  if (keyword === 'minimum') return [keyword, 'exclusiveMinimum'];
  return keyword === 'maximum' ? [keyword, 'exclusiveMaximum'] : [keyword];
}

/** Returns the bounds as text, such as `minimum 1`; null if there are none. */
function boundsText({ bounds }: SchemaView, keywords: readonly string[]): string | null {
  const said = keywords.flatMap((keyword) => {
    const bound = bounds.get(keyword);
    if (bound === undefined) return [];
    return [`${keyword} ${typeof bound === 'number' ? Number(bound.toFixed(6)) : bound}`];
  });
  return said.length === 0 ? null : said.join(', ');
}

export function boundFindings(pair: SchemaPair): Change[] {
  const changes = boundChanges(pair.base.bounds, pair.revision.bounds);
  return [...changes].map(([change, keywords]) => {
    const place = keywordPlace(pair, keywords.flatMap(keywordsOfBound));
    const words = { keywords: keywords.join(', ') };
    return schemaChange(pair.side, `bound-${change}`, words, '', place, {
      before: boundsText(pair.base, keywords),
      after: boundsText(pair.revision, keywords),
    });
  });
}

/** Returns the changes of keywords that are compared as a whole. */
export function otherChanges(pair: SchemaPair): Change[] {
  const { documents, side, base, revision } = pair;
  const keys = new Set([...base.others.keys(), ...revision.others.keys()]);
  const changed = [...keys].filter(
    (key) => !documents.isSame(base.others.get(key), revision.others.get(key)),
  );
  if (changed.length === 0) return [];
  const words = { keywords: changed.join(', ') };
  return [schemaChange(side, 'constraint-changed', words, '', keywordPlace(pair, changed))];
}

/** Returns the change of a request's default. A response's default has no effect. */
export function defaultChanges(pair: SchemaPair): Change[] {
  const { side, base, revision } = pair;
  if (side === 'response' || base.defaultValue === revision.defaultValue) return [];
  const limits = { before: base.defaultValue ?? null, after: revision.defaultValue ?? null };
  return [schemaChange(side, 'default-changed', {}, '', keywordPlace(pair, ['default']), limits)];
}
