import { isRecord } from './openApi';

/** A copy of a value in which `change` was made of every object, the innermost first. */
export function mapObjects(
  value: unknown,
  change: (copy: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(entries));
}
