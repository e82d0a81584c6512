import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright/test';
import { contract } from '../../test/backend/contract';
import type { Control } from './control';
import { enter } from './enter';
import { users } from './users';
import type { ScenarioName } from '../../test/backend/scenarios/scenario';

/** Addresses to open, and their users. */
export interface Opening {
  /** An address, with the ids of the scenario in it. */
  readonly at: string;
  /** User; null is a stranger, and an administrator is the default. */
  readonly as?: keyof typeof users | null;
  readonly scenario?: ScenarioName;
}

/** One call of the cabinet, as it can be made once more. */
export interface RecordedCall {
  readonly operationId: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string | null;
  /** Milliseconds since the address was opened. */
  readonly afterMs: number;
}

/** The calls of one screen, in each part of its life. */
export interface ScreenCalls {
  readonly open: readonly RecordedCall[];
  /** Operations of its opening that were asked the very same twice, and that are no poll. */
  readonly twice: readonly string[];
  /** In a minute for which it is looked at. */
  readonly minute: readonly RecordedCall[];
  /** In an hour in which the page is hidden. */
  readonly hidden: readonly RecordedCall[];
  /** When the page is shown again after that hour. */
  readonly back: readonly RecordedCall[];
}

/** A page without a new request for so long has made all that its last answers led to. */
const QUIET_MS = 250;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Time of the page that still belongs to its opening. */
const OPENING_MS = 10 * SECOND;
/** Steps of the clock: shorter than the shortest poll; hidden, shorter than the time limit of a call. */
const STEP_MS = 2 * SECOND;
const HIDDEN_STEP_MS = 4 * MINUTE;
/**
 * Access tokens live through the whole measure: in a step of minutes, a renewal would meet its own time
 * limit. How often they are renewed is arithmetic, and tests of `src/api/transport` hold it.
 */
const TOKEN_SECONDS = 24 * 3600;

/** «findSupplies 2, getHealth»: what was called, and how many times where more than once. */
export function operationsOf(calls: readonly RecordedCall[]): string {
  const counts = new Map<string, number>();
  for (const { operationId } of calls) counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}` : name)).join(', ');
}

/** Operations that were asked the very same more than once. */
function askedTwice(calls: readonly RecordedCall[]): string[] {
  const questions = calls.map(({ method, path, body }) => `${method} ${path} ${body ?? ''}`);
  const repeated = calls.filter((_call, index) => {
    return questions.indexOf(questions[index] ?? '') !== index;
  });
  return [...new Set(repeated.map(({ operationId }) => operationId))];
}

/** Records the calls of a page as they happen. */
export class Traffic {
  #calls: RecordedCall[] = [];
  #started = performance.now();
  #requests = 0;
  readonly #underWay = new Set<Request>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#requests += 1;
      this.#underWay.add(request);
      this.#record(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  #record(request: Request): void {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    this.#calls.push({
      operationId: contract.match(request.method(), pathname)?.operationId ?? pathname,
      method: request.method(),
      path: pathname + search,
      body: request.postData(),
      afterMs: Math.round(performance.now() - this.#started),
    });
  }

  begin(): void {
    this.#started = performance.now();
  }

  /** The calls since the last question. */
  take(): readonly RecordedCall[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  /** Waits until the page has done what it can, and until its requests are answered. */
  async settled(quietMs = 0): Promise<void> {
    for (;;) {
      const before = this.#requests;
      await this.#page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            // The clock of the page may stand still: no timer of its own, and no idle time.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve());
            port1.start();
            port2.postMessage('');
          }),
      );
      if (quietMs > 0 || this.#underWay.size > 0) await pause(Math.max(quietMs, 10));
      if (this.#requests === before && this.#underWay.size === 0) return;
    }
  }
}

/** Shows the page that its window is looked at, or that another one is. */
async function look(page: Page, isSeen: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const value = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    Object.defineProperty(document, 'hidden', { configurable: true, value: !visible });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(visible ? 'focus' : 'blur'));
  }, isSeen);
}

/** Opens a screen in a new page. */
async function open(page: Page, traffic: Traffic, { at, as = 'admin' }: Opening): Promise<void> {
  if (as !== null) await enter(page, users[as]);
  traffic.begin();
  await page.goto(at);
  await traffic.settled(QUIET_MS);
}

declare global {
  interface Window {
    /** Bodies that the page has sent, in order: the browser's protocol does not tell those of a Request. */
    sentBodies?: { method: string; path: string; body: string }[];
  }
}

/** Runs in the page before its scripts: records the sent calls. */
function keepBodies(): void {
  const kept: NonNullable<Window['sentBodies']> = [];
  window.sentBodies = kept;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.method !== 'GET') {
      const { pathname, search } = new URL(input.url);
      kept.push({
        method: input.method,
        path: pathname + search,
        body: await input.clone().text(),
      });
    }
    return send(input, init);
  };
}

/** The calls of a screen that was opened in a new page with `keepBodies`, with what each has sent. */
async function openedCalls(page: Page, traffic: Traffic): Promise<readonly RecordedCall[]> {
  const sent = await page.evaluate(() => window.sentBodies ?? []);
  return traffic.take().map((call) => {
    const index = sent.findIndex(
      ({ method, path }) => method === call.method && path === call.path,
    );
    const [found] = index === -1 ? [] : sent.splice(index, 1);
    return { ...call, body: found?.body ?? call.body };
  });
}

/** The calls of a screen that is opened in a new page, with the time of each, to be made once more. */
export async function openingCalls(page: Page, opening: Opening): Promise<readonly RecordedCall[]> {
  await page.addInitScript(keepBodies);
  const traffic = new Traffic(page);
  await open(page, traffic, opening);
  return openedCalls(page, traffic);
}

/** Stops the clock of the page within a second; once more where the machine took longer to say so. */
async function pauseSoon(page: Page): Promise<void> {
  const soon = (await page.evaluate(() => Date.now())) + SECOND;
  await page.clock.pauseAt(soon).catch((error: unknown) => {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    return pauseSoon(page);
  });
}

/**
 * Opens a screen in a new page and leaves it open: for ten seconds, a minute, an hour behind
 * another tab, and back. The test does not really wait: the clocks of page and backend are moved.
 *
 * @param page of a context of its own: its clock can't be taken back
 */
export async function screenCalls(
  page: Page,
  control: Control,
  opening: Opening,
): Promise<ScreenCalls> {
  await control.reset(opening.scenario);
  await control.tokens({ accessLifetimeSeconds: TOKEN_SECONDS });
  await page.addInitScript(keepBodies);
  await page.clock.install();
  const traffic = new Traffic(page);
  /** Moves both clocks in steps, and waits after each until all that it led to is answered. */
  const pass = async (milliseconds: number, step: number) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await control.advance(step);
      await page.clock.runFor(step);
      await traffic.settled();
    }
    await traffic.settled(QUIET_MS);
    return traffic.take();
  };

  await open(page, traffic, opening);
  const first = await openedCalls(page, traffic);
  // From here on the machine's own speed moves nothing.
  await pauseSoon(page);
  const opened = [...first, ...(await pass(OPENING_MS, STEP_MS))];
  const minute = await pass(MINUTE, STEP_MS);
  const polled = new Set(minute.map(({ operationId }) => operationId));
  await look(page, false);
  const hidden = await pass(60 * MINUTE, HIDDEN_STEP_MS);
  await look(page, true);
  const back = await pass(STEP_MS, STEP_MS);
  const twice = askedTwice(first).filter((operationId) => !polled.has(operationId));
  return { open: opened, twice, minute, hidden, back };
}
