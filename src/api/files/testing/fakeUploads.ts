import { afterEach, beforeEach, vi } from 'vitest';

/** A complete response, as XMLHttpRequest exposes it. */
interface FakeAnswer {
  status?: number;
  body?: string;
  /** Headers, in the format of `getAllResponseHeaders`. */
  headers?: string;
  /** Address of the response after redirects; by default the requested one. */
  from?: string;
}

/** Fake XMLHttpRequest with progress events; the test acts as the server. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly sentHeaders: Record<string, string> = {};
  method = '';
  url = '';
  responseType = '';
  sent: unknown = undefined;
  isAborted = false;
  status = 0;
  responseURL = '';
  response: ArrayBuffer | null = null;
  #headers = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.#headers;
  }

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.isAborted = true;
  }

  /** Reports the sent bytes; a total of 0 means unknown. */
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer({ status = 200, body = '', headers = '', from = this.url }: FakeAnswer = {}): void {
    this.status = status;
    this.responseURL = from;
    this.response = new TextEncoder().encode(body).buffer;
    this.#headers = headers;
    this.dispatchEvent(new Event('load'));
  }

  /** Simulates a lost connection. */
  lose(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Returns the requests of the current test, in order. */
export function fakeUploads(): { sent: readonly FakeUpload[]; last: () => FakeUpload } {
  const sent: FakeUpload[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FakeUpload {
        constructor() {
          super();
          sent.push(this);
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  return {
    sent,
    last: () => {
      const last = sent.at(-1);
      if (last === undefined) throw new Error('Nothing was sent');
      return last;
    },
  };
}
