import type { SendRequest } from '../request';

/** Parses the result of `getAllResponseHeaders`. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Returns the reason of an aborted request, as `fetch` would report it. */
function reasonOf({ reason }: { reason: unknown }): Error {
  return reason instanceof Error || reason instanceof DOMException
    ? reason
    : new DOMException('The upload was aborted', 'AbortError');
}

/** Statuses whose responses never have a body. */
const BODILESS = [101, 204, 205, 304];

function answerOf(request: XMLHttpRequest, asked: string): Response {
  const { status, responseURL, response } = request;
  // XMLHttpRequest follows redirects, so a response from another address is discarded.
  if (responseURL !== '' && responseURL !== asked) return new Response(null, { status: 502 });
  const body: unknown = BODILESS.includes(status) ? null : response;
  return new Response(body instanceof ArrayBuffer ? body : null, {
    status,
    headers: headersOf(request),
  });
}

/**
 * Returns a function that sends a form with files and reports the progress, which `fetch` cannot do. XMLHttpRequest
 * always sends the site's cookies, and follows redirects within the site; the Content-Security-Policy forbids other
 * redirects.
 *
 * @param onProgress called with the share of the sent bytes, 0 to 1
 */
export function sendWithProgress(form: FormData, onProgress: (share: number) => void): SendRequest {
  return (request) =>
    new Promise((resolve, reject) => {
      const { signal, url, method, headers } = request;
      const giveUp = () => reject(reasonOf(signal));
      if (signal.aborted) {
        giveUp();
        return;
      }
      const sending = new XMLHttpRequest();
      const abort = () => {
        sending.abort();
        giveUp();
      };
      const end = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      sending.open(method, url);
      sending.responseType = 'arraybuffer';
      headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(Math.min(loaded / total, 1));
      });
      sending.addEventListener('load', () => {
        end();
        resolve(answerOf(sending, url));
      });
      sending.addEventListener('error', () => {
        end();
        reject(new TypeError('The connection was lost'));
      });
      sending.send(form);
    });
}
