import { sorted } from '../../lib/copies';

/** What tells the items of a list apart: the server's id, and a key of our own before there is one. */
export const IDENTITY: readonly string[] = ['id', 'key'];

/** A value in one spelling: without what is empty, the fields in one order, without keys of our own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => canonical(item) ?? null);
  if (value === '' || value === false || value === null) return undefined;
  if (typeof value !== 'object') return value;
  const entries = sorted(
    Object.entries(value)
      .filter(([name]) => name !== 'key')
      .map(([name, inner]): [string, unknown] => [name, canonical(inner)])
      .filter(([, inner]) => inner !== undefined),
    ([left], [right]) => (left < right ? -1 : 1),
  );
  return entries.length === 0 ? undefined : entries;
}

/** Whether two forms, or parts of them, hold the same; absent, empty and not ticked are one. */
export function sameInput(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}
