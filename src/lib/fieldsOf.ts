/** The own fields of a JSON value that may be anything; none when it is no object. */
export function fieldsOf(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value of a JSON text; null when the text is missing or broken. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The own fields of the object in a JSON text; none when there is none. */
export const jsonFields = (text: string | null) => fieldsOf(parseJson(text));
