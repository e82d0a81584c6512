import { expect, type Page, type Request } from 'playwright/test';

/** A call that changes something, as the page has made it. */
interface Write {
  readonly request: Request;
  readonly key: string;
  /** The same was sent before, and had not failed when this one was sent. */
  readonly isRepeated: boolean;
  status: number | null;
  /** It failed: sending the same again is then a new attempt, not a second write. */
  isRefused: boolean;
}

/** What one action has led to. */
interface Consequences {
  /** Writes that were made twice, in words. */
  readonly repeated: readonly string[];
  /** An answer of the backend was a refusal, or never came. */
  readonly hasFailed: boolean;
  /** A write was carried out, as far as the page knows. */
  readonly hasWritten: boolean;
  /** Unhandled errors and unexpected lines of the console. */
  readonly troubles: readonly string[];
}

/** Looks at everything that a page asks of the backend and complains of. */
interface Observer {
  /** From here on it is the consequence of another action. */
  begin(): void;
  /** Resolves when no call is under way, or has been for too long. */
  settle(): Promise<void>;
  consequences(): Consequences;
}

/** Searches, files and the session: they change nothing that a second one would spoil. */
const NO_WRITE = /\/(find\w*|actual|excel|refresh|logout|login|preview|needCaptcha)(\/|$)/i;

/**
 * What pages log of a failed call by the specification, section 8, and of a part that did not come
 * (they say so themselves), and what the browser adds.
 */
const EXPECTED =
  /^(Не удалось|Заявка не отправлена|Запрос |SessionRestoreError)|dynamically imported module|Unable to preload CSS|^Failed to load resource|net::ERR_|Download the React DevTools/;

/** A call that takes longer is one that a fault has slowed down. */
const PATIENCE_MS = 4000;
const LOOK_MS = 20;

/** What a request is, word for word. */
function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
}

/** Watches `page` from now on. */
export function observe(page: Page): Observer {
  const underWay = new Set<Request>();
  let writes: Write[] = [];
  let troubles: string[] = [];
  let hasFailed = false;

  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  const isWrite = (request: Request) =>
    request.method() !== 'GET' && !NO_WRITE.test(new URL(request.url()).pathname);

  page.on('request', (request) => {
    if (!isCall(request)) return;
    underWay.add(request);
    if (!isWrite(request)) return;
    const key = keyOf(request);
    // A PUT that is answered may be made anew: the same once more changes nothing.
    const isDone = ({ status }: Write) => request.method() === 'PUT' && status !== null;
    const isRepeated = writes.some(
      (earlier) => earlier.key === key && !earlier.isRefused && !isDone(earlier),
    );
    writes.push({ request, key, isRepeated, status: null, isRefused: false });
  });
  page.on('response', (response) => {
    const request = response.request();
    if (!isCall(request)) return;
    if (!response.ok()) hasFailed = true;
    const write = writes.find((one) => one.request === request);
    if (!write) return;
    write.status = response.status();
    write.isRefused = !response.ok();
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    if (isCall(request)) hasFailed = true;
    const write = writes.find((one) => one.request === request);
    if (write) write.isRefused = true;
  });
  page.on('pageerror', (error) => troubles.push(`unhandled: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
    troubles.push(`console: ${message.text().slice(0, 2000)}`);
  });

  return {
    begin: () => {
      writes = [];
      troubles = [];
      hasFailed = false;
    },
    settle: async () => {
      const frames = () =>
        page
          .evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })))
          .catch(() => undefined); // a page that is being left
      await frames();
      await expect
        .poll(() => underWay.size, { timeout: PATIENCE_MS, intervals: [LOOK_MS] })
        .toBe(0)
        .catch(() => underWay.clear());
      await frames();
    },
    consequences: () => ({
      repeated: writes.filter(({ isRepeated }) => isRepeated).map(({ key }) => key.slice(0, 300)),
      hasFailed,
      hasWritten: writes.some(({ status }) => status !== null && status < 300),
      troubles: [...troubles],
    }),
  };
}
