import { ApiFailure } from './failure';

/** The body of a request, as it was sent and as a handler wants it. */
export interface ReadBody {
  /** As it went over the wire: text, but the bytes of a form, whose files are no text. */
  readonly sent: string | Uint8Array;
  /**
   * The value of JSON, the parts of a form by their names, undefined where there is nothing.
   * @throws ApiFailure 400 for a form that cannot be read
   */
  parse(): Promise<unknown>;
}

/** Reads the body of a request once. */
export async function readBody(request: Request): Promise<ReadBody> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    const sent = await request.text();
    return { sent, parse: async () => (sent === '' ? undefined : JSON.parse(sent)) };
  }
  const sent = new Uint8Array(await request.arrayBuffer());
  return { sent, parse: () => parseForm(sent, contentType) };
}

async function parseForm(sent: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const headers = { 'Content-Type': contentType };
    return Object.fromEntries(await new Response(sent, { headers }).formData());
  } catch {
    throw new ApiFailure(400, 'Форма повреждена', { code: 'VALIDATION_ERROR' });
  }
}
