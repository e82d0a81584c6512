import { sorted } from '../../lib/copies';

/** Fields that identify a list item: the server's id, or the form's own key until there is an id. */
export const IDENTITY: readonly string[] = ['id', 'key'];

/** Normalizes a value: drops empty values and the form's own keys, sorts the fields. */
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

/** Returns whether two forms, or two values of a form, are equal. Absent, empty and unchecked values are equal. */
export function sameInput(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}
