/** Characters that change the text direction: overrides, embeddings and isolates (UAX 9). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Matches bodies that may contain something to remove, even if it is escaped. */
const SUSPECT = /__proto__|\\u|[\u202A-\u202E\u2066-\u2069]/;

/** Maximum nesting depth of a response, far above the depth of any response in the contract. */
const DEEPEST = 200;

/**
 * Parses the JSON of a response; returns null for an empty body. Removes `__proto__` keys, and characters that change
 * the text direction, because a sum next to them would be displayed backwards.
 *
 * @throws Error if the body is no JSON, or is nested too deeply for recursive code such as the store's
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

/** @throws RangeError if the value has more than `levels` levels */
function demandShallow(value: unknown, levels: number): void {
  if (typeof value !== 'object' || !value) return;
  if (!levels) throw new RangeError();
  for (const one of Object.values(value)) demandShallow(one, levels - 1);
}
