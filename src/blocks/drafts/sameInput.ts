import { sorted } from '../../lib/copies';

/** Fields that identify a list item: the server's id, or our own key before there is an id. */
export const IDENTITY: readonly string[] = ['id', 'key'];

/** Normalizes a value: drops empty values and our own keys, sorts the fields. */
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

/** Compares two forms or parts of them; absent, empty and unchecked values are equal. */
export function sameInput(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}
