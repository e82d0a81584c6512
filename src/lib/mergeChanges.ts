/** A field that both sides changed to different values. */
export interface Conflict<Values> {
  field: keyof Values & string;
  /** Current value on the server; undefined if it was removed. */
  theirs: unknown;
}

export interface MergedChanges<Values> {
  merged: Values;
  conflicts: Conflict<Values>[];
}

/** Compares two values; an absent one, null and an empty text count as equal. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) =>
    value === undefined || value === '' ? null : value,
  );
  return JSON.stringify(left) === JSON.stringify(right);
}

function fieldsOfAll<Values extends object>(
  ...records: readonly Values[]
): Set<keyof Values & string> {
  const fields = new Set<keyof Values & string>();
  for (const record of records) for (const field in record) fields.add(field);
  return fields;
}

/**
 * Merges the changes of both sides: `base` is the form's first state, `mine` its current one, `theirs` the server's
 * current one, for example from another tab. A field that only the server changed gets the server's value. A field that
 * both changed differently is a conflict, and keeps the value of `mine`.
 */
export function mergeChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedChanges<Values> {
  const merged = { ...mine };
  const conflicts: Conflict<Values>[] = [];
  for (const field of fieldsOfAll(base, mine, theirs)) {
    const theirValue = theirs[field];
    if (isSame(theirValue, base[field]) || isSame(theirValue, mine[field])) continue;
    if (isSame(mine[field], base[field])) merged[field] = theirValue;
    else conflicts.push({ field, theirs: theirValue });
  }
  return { merged, conflicts };
}
