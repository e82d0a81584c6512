import { UNKNOWN_BODY, type CheckedBody } from '../checker/exchange';

/** The JSON of a body; undefined where it holds none. */
export function parsedBody(body: CheckedBody): unknown {
  if (body === UNKNOWN_BODY || body === null || body === undefined) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
