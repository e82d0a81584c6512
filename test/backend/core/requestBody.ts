import { ApiFailure } from './failure';
import type { IncomingCall } from './incomingCall';

/** The body of a request, as it was sent and as a handler wants it. */
export interface ReadBody {
  /** As it went over the wire: text, but the bytes of a form, whose files are no text. */
  readonly sent: string | Uint8Array;
  /**
   * The value of JSON, the parts of a form by their names, undefined where there is nothing.
   * @throws ApiFailure 400 for a form that cannot be read
   */
  parse(): unknown;
}

/** Deeper than any request is nested; what reads a value level by level must not run out of stack. */
const DEEPEST = 1000;

/** Returns whether a text of JSON has more levels than the limit. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  // A pattern of a whole text would run out of stack in one of 10 MB.
  for (const [part] of json.matchAll(/\\.|["[\]{}]/gs)) {
    if (part === '"') isText = !isText;
    if (!isText) depth += Number('[{'.includes(part)) - Number(']}'.includes(part));
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Reads the body of a request.
 * @throws ApiFailure 400 for JSON of too many levels
 */
export function readBody({ headers, body }: IncomingCall): ReadBody {
  const contentType = headers['content-type'] ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) {
    return { sent: body, parse: () => parseForm(body, contentType) };
  }
  const sent = body.length === 0 ? '' : new TextDecoder().decode(body);
  if (isNestedTooDeep(sent)) {
    throw new ApiFailure(400, 'JSON вложен слишком глубоко', { code: 'VALIDATION_ERROR' });
  }
  return { sent, parse: () => (sent === '' ? undefined : JSON.parse(sent)) };
}

async function parseForm(sent: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const headers = { 'Content-Type': contentType };
    return Object.fromEntries(await new Response(sent, { headers }).formData());
  } catch {
    throw new ApiFailure(400, 'Форма повреждена', { code: 'VALIDATION_ERROR' });
  }
}
