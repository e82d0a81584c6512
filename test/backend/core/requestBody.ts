import { ApiFailure } from './failure';
import type { IncomingCall } from './incomingCall';

export interface ReadBody {
  /** Body as sent: text, or bytes for a form, because its files are not text. */
  readonly sent: string | Uint8Array;
  /**
   * Returns the parsed JSON, or the parts of a form by name; undefined if there is no body.
   * @throws SyntaxError for invalid JSON
   * @throws ApiFailure 400 for an unreadable form
   */
  parse(): unknown;
}

/** Maximum nesting depth: deeper JSON could overflow the stack of recursive readers. */
const DEEPEST = 1000;

export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  // Matches token by token, because one pattern for the whole text would overflow the stack at 10 MB.
  for (const [part] of json.matchAll(/\\.|["[\]{}]/gs)) {
    if (part === '"') isText = !isText;
    if (!isText) depth += Number('[{'.includes(part)) - Number(']}'.includes(part));
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Decodes the body of a request; `parse` of the result parses it.
 * @throws ApiFailure 400 for JSON nested too deeply
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
