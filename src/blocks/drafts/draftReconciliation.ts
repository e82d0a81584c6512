import { isRecord } from '../../lib/fieldsOf';
import { IDENTITY, sameInput } from './sameInput';

/** Source of a field's value: this form, or the server. */
export type Side = 'here' | 'there';

/** A field that was changed elsewhere since the draft began, to another value than here. */
export interface Difference {
  /** Key of the field or the list item; contains the item's id if there is one. */
  key: string;
  /** Path in the form: `founders.0.lastname`; `founders.2` for a whole item. */
  path: string;
  /** Value on each side; undefined for a list item that the side lacks. */
  here: unknown;
  there: unknown;
  /** True if the field was changed in this form as well. */
  changedHere: boolean;
}

interface FieldLocation {
  key: string;
  path: string;
}

interface Versions<Value = unknown> {
  base: Value | undefined;
  mine: Value | undefined;
  theirs: Value | undefined;
}

type Choose = (difference: Difference) => Side;

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const inside = (
  { key, path }: FieldLocation,
  name: string,
  position: string | number = name,
): FieldLocation => ({
  key: key === '' ? name : `${key}.${name}`,
  path: path === '' ? String(position) : `${path}.${position}`,
});

interface ListItem {
  item: unknown;
  position: number;
}

/** Returns the list items under their id, or the form's own key; items with neither are `#0`, `#1` and so on. */
function byIdentity(list: unknown): Map<string, ListItem> {
  const items = new Map<string, ListItem>();
  let nameless = 0;
  for (const [position, item] of (isList(list) ? list : []).entries()) {
    const names = IDENTITY.map((field) => (isRecord(item) ? item[field] : undefined));
    const name = names.find((one) => typeof one === 'string' && one !== '');
    items.set(typeof name === 'string' ? name : `#${nameless++}`, { item, position });
  }
  return items;
}

function resolveConflict(place: FieldLocation, versions: Versions, choose: Choose): unknown {
  const { base, mine, theirs } = versions;
  if (sameInput(mine, theirs)) return theirs;
  if (sameInput(theirs, base)) return mine;
  const changedHere = !sameInput(mine, base);
  const side = choose({ ...place, here: mine, there: theirs, changedHere });
  return side === 'here' ? mine : theirs;
}

function reconcileLists(place: FieldLocation, versions: Versions, choose: Choose): unknown[] {
  const base = byIdentity(versions.base);
  const mine = byIdentity(versions.mine);
  const theirs = byIdentity(versions.theirs);
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
    const here = mine.get(id);
    const there = theirs.get(id);
    const item = reconcileAt(
      inside(place, id, (here ?? there)?.position ?? 0),
      { base: base.get(id)?.item, mine: here?.item, theirs: there?.item },
      choose,
    );
    return item === undefined ? [] : [item];
  });
}

function reconcileAt(place: FieldLocation, versions: Versions, choose: Choose): unknown {
  const { base, mine, theirs } = versions;
  if (isList(mine) && isList(theirs)) return reconcileLists(place, versions, choose);
  if (!isRecord(mine) || !isRecord(theirs)) return resolveConflict(place, versions, choose);
  const before = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      IDENTITY.includes(name)
        ? mine[name] || theirs[name]
        : reconcileAt(
            inside(place, name),
            { base: before[name], mine: mine[name], theirs: theirs[name] },
            choose,
          ),
    ]),
  );
}

/** Three versions of a form, in one shape: the initial version, the typed version, and the server's current version. */
export interface FormVersions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/**
 * Merges the typed values with the server's: a field that changed only here keeps its value, and `choose` decides every
 * other difference.
 */
export function reconcile<Values>(versions: FormVersions<Values>, choose: Choose): Values;
export function reconcile(versions: FormVersions<unknown>, choose: Choose): unknown {
  return reconcileAt({ key: '', path: '' }, versions, choose);
}

export interface Comparison<Values> {
  /** Fields that were changed elsewhere since the input began; the user has to decide about each. */
  differences: readonly Difference[];
  /** Returns the form to continue with; calls `side` for each difference. */
  values(side: (difference: Difference) => Side): Values;
}

/**
 * Returns the server's form with every change made here; where both sides changed a field, the change made here wins.
 */
export function mergeChanged<Values>(versions: FormVersions<Values>): Values {
  return reconcile(versions, ({ changedHere }) => (changedHere ? 'here' : 'there'));
}

/** Returns the differences that the user has to decide, in the order of the form. */
export function differencesOf<Values>(versions: FormVersions<Values>): Difference[] {
  const found: Difference[] = [];
  reconcile(versions, (difference) => {
    found.push(difference);
    return 'here';
  });
  return found;
}

/**
 * Merges the values of a draft into the server's whole form. Fields that drafts never contain keep the server's value;
 * a list item takes them from the server's item with the same identity. Empty values are omitted, as in a form.
 */
export function layOver<Values>(whole: Values, partial: Values): Values;
export function layOver(whole: unknown, partial: unknown): unknown {
  if (isList(partial)) {
    const items = byIdentity(whole);
    return [...byIdentity(partial)].map(([id, { item }]) => layOver(items.get(id)?.item, item));
  }
  if (!isRecord(partial)) return partial;
  const rest = isRecord(whole) ? whole : {};
  const named = new Set(Object.keys(partial));
  return Object.fromEntries([
    ...Object.entries(rest).filter(([name]) => !named.has(name)),
    ...Object.entries(partial)
      .map(([name, value]): [string, unknown] => [name, layOver(rest[name], value)])
      .filter(([, value]) => isList(value) || !sameInput(value, undefined)),
  ]);
}
