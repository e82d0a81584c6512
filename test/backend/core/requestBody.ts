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

const decoder = new TextDecoder();

/** Reads the body of a request. */
export function readBody({ headers, body }: IncomingCall): ReadBody {
  const contentType = headers['content-type'] ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) {
    return { sent: body, parse: () => parseForm(body, contentType) };
  }
  const sent = body.length === 0 ? '' : decoder.decode(body);
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
