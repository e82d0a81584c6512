/** Characters that turn the rest of a line around: overrides, embeddings and isolates (UAX 9). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Bodies that may hold keys to remove; an escape may hide them. */
const SUSPECT = /__proto__|\\u|[\u202A-\u202E\u2066-\u2069]/;

/** No answer of the contract has a tenth of so many levels. */
const DEEPEST = 200;

/**
 * The JSON of an answer; null for an empty one. A key `__proto__` never becomes a property, and
 * characters that change the direction of text are removed: a sum beside them would read backwards.
 *
 * @throws Error when it is not JSON, or has too many levels for recursive code, as in the store
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

/** @throws RangeError where there are more levels than these */
function demandShallow(value: unknown, levels: number): void {
  if (typeof value !== 'object' || !value) return;
  if (!levels) throw new RangeError();
  for (const one of Object.values(value)) demandShallow(one, levels - 1);
}
