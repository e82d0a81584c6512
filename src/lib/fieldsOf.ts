/** The own fields of a JSON value that may be anything; none when it is no object. */
export function fieldsOf(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
