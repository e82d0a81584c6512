/** Returns true for an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the own fields of a JSON object; an empty object for any other value. */
export function fieldsOf(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns the value of a JSON text; null if the text is missing or invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the own fields of the object in a JSON text; an empty object if it contains no object. */
export const jsonFields = (text: string | null) => fieldsOf(parseJson(text));
