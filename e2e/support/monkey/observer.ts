import { expect, type Page, type Request } from 'playwright/test';

/** A request of the page that changes data, and its status so far. */
interface Write {
  readonly request: Request;
  readonly key: string;
  /** True if the same call was sent before and had neither failed nor, for a PUT, ended by then. */
  readonly isRepeated: boolean;
  status: number | null;
  /** True if it failed: the same call again is a new attempt, not a second write. */
  isRefused: boolean;
}

interface Consequences {
  /** Descriptions of repeated writes. */
  readonly repeated: readonly string[];
  /** True if a call was refused or got no response. */
  readonly hasFailed: boolean;
  /** True if a write got a successful response. */
  readonly hasWritten: boolean;
  /** Unhandled errors and unexpected lines of the console. */
  readonly troubles: readonly string[];
}

interface Observer {
  /** Starts to record the effects of the next action. */
  begin(): void;
  /** Resolves when no call is pending, or after a time limit. */
  settle(): Promise<void>;
  consequences(): Consequences;
}

/** Searches, files and the session: a second call does no harm. */
const NO_WRITE = /\/(find\w*|actual|excel|refresh|logout|login|preview|needCaptcha)(\/|$)/i;

/** Expected console lines about failed calls and missing files, from the cabinet and from the browser. */
const EXPECTED =
  /^(Не удалось|Заявка не отправлена|Запрос |SessionRestoreError)|dynamically imported module|Unable to preload CSS|^Failed to load resource|net::ERR_|Download the React DevTools/;

/** Milliseconds to wait for pending calls; then the walk continues without them. */
const PATIENCE_MS = 4000;
const LOOK_MS = 20;

/** Returns method, address and body of a request. */
function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
}

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
    // A PUT with any response counts as done, because a repeated PUT changes nothing.
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
          .catch(() => undefined); // fails on a page that is being left
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
