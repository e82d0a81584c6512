/** Characters that reverse the rest of a line: overrides, embeddings and isolates (UAX 9). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Bodies that may contain keys to remove, possibly escaped. */
const SUSPECT = /__proto__|\\u|[\u202A-\u202E\u2066-\u2069]/;

/** Maximum depth of an answer, ten times the depth of any answer of the contract. */
const DEEPEST = 200;

/**
 * Parses the JSON of an answer; null for an empty one. A key `__proto__` never becomes a property,
 * and characters that change the text direction are removed: a sum next to them would read
 * backwards.
 *
 * @throws Error if it is not JSON, or is nested too deeply for recursive code, as in the store
 */
export function parseBody(body: string): unknown {
  const parsed: unknown = JSON.parse(body || 'null', SUSPECT.test(body) ? cleaned : undefined);
  demandShallow(parsed, DEEPEST);
  return parsed;
}

function cleaned(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.replace(TURNING, '') : value;
}

/** @throws RangeError if it is nested deeper */
function demandShallow(value: unknown, levels: number): void {
  if (typeof value !== 'object' || !value) return;
  if (!levels) throw new RangeError();
  for (const one of Object.values(value)) demandShallow(one, levels - 1);
}
