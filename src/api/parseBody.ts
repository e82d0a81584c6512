/** Characters that turn the rest of a line around: overrides, embeddings and isolates (UAX 9). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Bodies in which there may be something to take away; an escape may hide what it is. */
const SUSPECT = /__proto__|\\u|[\u202A-\u202E\u2066-\u2069]/;

/** No answer of the contract has a tenth of so many levels. */
const DEEPEST = 200;

/**
 * The JSON of an answer; null for an empty one. A key `__proto__` never becomes a property, and no text
 * of a server turns around what the cabinet writes beside it: a sum would read backwards.
 *
 * @throws Error where it is none, or has too many levels for whatever calls itself for each: the store
 */
export function parseBody(body: string): unknown {
  const parsed: unknown = JSON.parse(body || 'null', SUSPECT.test(body) ? cleaned : undefined);
  let level = [parsed];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new RangeError();
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return parsed;
}

function cleaned(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.replace(TURNING, '') : value;
}
