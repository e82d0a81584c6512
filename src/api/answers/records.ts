/**
 * Reads a single entity, bare or as `{data: {...}}`. Throws when the body is no object, so that
 * `null` or a list never reaches a screen that expects a record.
 */
export function readRecord(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('The answer holds no record');
  }
  if ('data' in body && !('id' in body)) return readRecord(body.data);
  return body;
}
