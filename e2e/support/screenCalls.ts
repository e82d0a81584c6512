import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright/test';
import { contract } from '../../test/backend/contract';
import type { Control } from './control';
import { enter } from './enter';
import { users } from './users';
import type { ScenarioName } from '../../test/backend/scenarios/scenario';

export interface Opening {
  /** Address, with ids of the scenario. */
  readonly at: string;
  /** User; null for a visitor without a session; an administrator by default. */
  readonly as?: keyof typeof users | null;
  readonly scenario?: ScenarioName;
}

/** A call of the cabinet with all that is needed to repeat it. */
export interface RecordedCall {
  readonly operationId: string;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: string | null;
  /** Milliseconds since the address was opened. */
  readonly afterMs: number;
}

export interface ScreenCalls {
  readonly open: readonly RecordedCall[];
  /** Operations with identical repeated calls during the opening, without polls. */
  readonly twice: readonly string[];
  /** Calls in one minute while the page is visible. */
  readonly minute: readonly RecordedCall[];
  /** Calls in one hour while the page is hidden. */
  readonly hidden: readonly RecordedCall[];
  /** Calls after the page is shown again. */
  readonly back: readonly RecordedCall[];
}

/** Milliseconds without a new request after which the page is settled. */
const QUIET_MS = 250;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** End of the opening, in milliseconds of the page's clock since its start. */
const OPENING_MS = 10 * SECOND;
/**
 * Step of the clock, shorter than the shortest poll. For a hidden page the step is longer, but shorter than the timeout
 * of a call.
 */
const STEP_MS = 2 * SECOND;
const HIDDEN_STEP_MS = 4 * MINUTE;
/**
 * Lifetime of access tokens, longer than the measurement, because a token refresh would time out when the clock moves
 * by minutes. Tests of `src/api/transport` cover the refreshes.
 */
const TOKEN_SECONDS = 24 * 3600;

/** Returns «findSupplies 2, getHealth»: operations with their counts above one. */
export function operationsOf(calls: readonly RecordedCall[]): string {
  const counts = new Map<string, number>();
  for (const { operationId } of calls) counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}` : name)).join(', ');
}

/** Returns operations with identical repeated calls. */
function askedTwice(calls: readonly RecordedCall[]): string[] {
  const questions = calls.map(({ method, path, body }) => `${method} ${path} ${body ?? ''}`);
  const repeated = calls.filter((_call, index) => {
    return questions.indexOf(questions[index] ?? '') !== index;
  });
  return [...new Set(repeated.map(({ operationId }) => operationId))];
}

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

  /** Returns the calls since the last `take`. */
  take(): readonly RecordedCall[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  /** Waits until the page is idle and none of its requests is pending. */
  async settled(quietMs = 0): Promise<void> {
    for (;;) {
      const before = this.#requests;
      await this.#page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            // Uses no timers and idle callbacks, because the clock of the page may be paused.
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
    /** Sent bodies, first to last. The protocol of the browser does not report the body of a `Request`. */
    sentBodies?: { method: string; path: string; body: string }[];
  }
}

/** Runs in the page before its scripts: records the bodies of the sent calls. */
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

/** Returns the calls of a screen in a page with `keepBodies`, with their bodies. */
async function openedCalls(page: Page, traffic: Traffic): Promise<readonly RecordedCall[]> {
  // The page stores a body before it sends the call, so every recorded call has its body.
  const calls = traffic.take();
  const sent = await page.evaluate(() => window.sentBodies ?? []);
  return calls.map((call) => {
    const index = sent.findIndex(
      ({ method, path }) => method === call.method && path === call.path,
    );
    const [found] = index === -1 ? [] : sent.splice(index, 1);
    return { ...call, body: found?.body ?? call.body };
  });
}

/** Opens a screen in a new page. Returns its calls with their times, so that a benchmark can repeat the calls. */
export async function openingCalls(page: Page, opening: Opening): Promise<readonly RecordedCall[]> {
  await page.addInitScript(keepBodies);
  const traffic = new Traffic(page);
  await open(page, traffic, opening);
  return openedCalls(page, traffic);
}

/** Pauses the clock of the page within a second; retries if the machine is slow. */
export async function pauseSoon(page: Page): Promise<void> {
  const soon = (await page.evaluate(() => Date.now())) + SECOND;
  await page.clock.pauseAt(soon).catch((error: unknown) => {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    return pauseSoon(page);
  });
}

/**
 * Opens a screen in a new page and measures ten seconds, a minute, an hour in a background tab, and the return. Does
 * not wait in real time: moves the clocks of page and backend.
 *
 * @param page page of a new context: its clock can't be restored
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
  /** Moves both clocks in steps, and waits after each until no call is pending. */
  const pass = async (milliseconds: number, step: number) => {
    for (let left = milliseconds; left > 0; left -= step) {
      const now = Math.min(step, left);
      await control.advance(now);
      await page.clock.runFor(now);
      await traffic.settled();
    }
    await traffic.settled(QUIET_MS);
    return traffic.take();
  };

  await open(page, traffic, opening);
  const first = await openedCalls(page, traffic);
  // The clock moves only in steps from now on, so the result does not depend on the speed of the machine.
  await pauseSoon(page);
  const passed = Math.round(await page.evaluate(() => performance.now()));
  const opened = [...first, ...(await pass(OPENING_MS - passed, STEP_MS))];
  const minute = await pass(MINUTE, STEP_MS);
  const polled = new Set(minute.map(({ operationId }) => operationId));
  await look(page, false);
  const hidden = await pass(60 * MINUTE, HIDDEN_STEP_MS);
  await look(page, true);
  const back = await pass(STEP_MS, STEP_MS);
  const twice = askedTwice(first).filter((operationId) => !polled.has(operationId));
  return { open: opened, twice, minute, hidden, back };
}
