export interface IncomingCall {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Empty if the call has no body. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborted if the client disconnects before the response. */
  readonly signal: AbortSignal;
}

export async function toIncomingCall(request: Request): Promise<IncomingCall> {
  return {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
    signal: request.signal,
  };
}
