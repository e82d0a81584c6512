/** A call as it came, from the network or from a test. */
export interface IncomingCall {
  readonly method: string;
  readonly url: URL;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Empty when there is none. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborted when the client leaves before the answer. */
  readonly signal: AbortSignal;
}

/** The same of a Request of fetch, its body read. */
export async function toIncomingCall(request: Request): Promise<IncomingCall> {
  return {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
    signal: request.signal,
  };
}
