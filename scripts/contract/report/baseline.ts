import { isRecord } from '../openApi';

function isNamed(value: unknown): value is { readonly id: string } {
  return isRecord(value) && typeof value['id'] === 'string';
}

/** Ids of the findings of a report in JSON, which accepts all of them; null where it is none. */
export function readBaseline(text: string): ReadonlySet<string> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const list = isRecord(parsed) ? parsed['findings'] : null;
    return Array.isArray(list) && list.every(isNamed)
      ? new Set(list.map(({ id }: { readonly id: string }) => id))
      : null;
  } catch {
    return null;
  }
}
