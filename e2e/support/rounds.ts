import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from 'playwright/test';

/** Requests of a journey to a page. A round is a set of requests made in parallel; a slow network delays each round. */
export interface WayIn {
  /** Successive rounds of requests until the content was visible. */
  readonly rounds: number;
  /** All requests until the page was quiet, including pictures, but no `ONCE_QUIET` and `LATER` files. */
  readonly requests: readonly string[];
  /** Files and pictures that were requested more than once; polls do not count. */
  readonly repeated: readonly string[];
}

/** Milliseconds without a new request after which a round is complete. */
const QUIET_MS = 300;
/** Time limit for one `evaluate` call. The page cannot respond before its first scripts have loaded. */
const ANSWER_MS = 1000;
/**
 * Number of times to wait for ANSWER_MS once the page has its scripts, because a slow machine keeps it busy
 * for seconds.
 */
const MOST_ANSWERS = 20;
/** Time limit for a request, because a request that the page has cancelled never gets a response. */
const ANSWERED_MS = 5000;
/** Maximum number of waits for the content, to avoid an endless loop. */
const MOST_TURNS = 40;

/** Files that an idle page loads late. The first request for one of them ends the measurement. */
export const ONCE_QUIET = /\/assets\/(?:Bell|TodoBlock|today)-/;

/**
 * The file for analytics and error reports. It is loaded three seconds after the first page, so the content does not
 * wait for it.
 */
export const LATER = /\/assets\/observe-/;

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

/**
 * Waits until the page is idle, at most 20 s. Never rejects.
 *
 * @param isHeldUp returns true while the page waits for a request that the test holds back
 */
async function whenIdle(page: Page, isHeldUp: () => boolean): Promise<void> {
  const idle = page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve(), { timeout: 3000 });
        }),
    )
    .then(
      () => true,
      // The call fails if the page is being replaced, which also ends the wait.
      () => true,
    );
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if ((await Promise.race([idle, pause(ANSWER_MS, false)])) || isHeldUp()) return;
  }
}

/** Returns the result of `question`; false if the page is being replaced or does not respond within `ANSWER_MS`. */
async function answerOf(question: () => Promise<boolean>): Promise<boolean> {
  const answer = question().catch(() => false);
  return Promise.race([answer, pause(ANSWER_MS, false)]);
}

/** Continues a request and waits for its response. Never rejects, because the page may have cancelled it. */
async function release(route: Route): Promise<void> {
  try {
    await route.continue();
    const response = await route.request().response();
    await response?.finished();
  } catch {
    // The page has cancelled the request.
  }
}

/**
 * Counts the rounds of `act`. A round holds back the requests of the page until the page makes no more requests, and
 * then continues all of them together. So the result depends on neither machine nor network.
 *
 * @param act starts the journey; awaited only at the end
 * @param isThere returns true if the content is on the page
 */
export async function countRounds(
  page: Page,
  act: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<WayIn> {
  const names: string[] = [];
  const held: Route[] = [];
  /** Number of requests at the end of the last round. */
  let gone = 0;
  let isOver = false;
  const pass = (route: Route) => void route.continue().catch(() => {});
  const hold = (route: Route): void => {
    const url = route.request().url();
    if (!isOver && ONCE_QUIET.test(url)) {
      isOver = true;
      names.splice(gone);
      held.splice(0).forEach(pass);
    }
    if (isOver || LATER.test(url)) {
      pass(route);
      return;
    }
    names.push(nameOf(route.request()));
    held.push(route);
  };
  await page.route(/^https?:/, hold);
  const acting = act().catch(() => {});

  /** Returns true if the page itself is requested: then there are no other requests and no content. */
  const isReplaced = () => held.some((route) => route.request().isNavigationRequest());
  const isHeldUp = () =>
    isReplaced() || held.some((route) => route.request().resourceType() === 'script');

  /** Returns true when the page has made requests, false when it is quiet and has made none. */
  const waits = async (): Promise<boolean> => {
    for (;;) {
      if (isReplaced()) return true;
      const before = names.length;
      await whenIdle(page, isHeldUp);
      await pause(QUIET_MS);
      if (names.length === before) return held.length > 0;
    }
  };

  let rounds = 0;
  let turns = 0;
  let found = false;
  while ((await waits()) || !found) {
    found ||= !isReplaced() && (await answerOf(isThere));
    if (found && held.length === 0) break;
    if (!found) turns += 1;
    if (turns > MOST_TURNS) throw new Error(`No content after ${MOST_TURNS} waits`);
    // A wait without a request is not a round: the page was only slow to make one or to show its content.
    if (!found && held.length > 0) rounds += 1;
    const going = held.splice(0);
    gone = names.length;
    await Promise.race([Promise.all(going.map(release)), pause(ANSWERED_MS)]);
  }
  await acting;
  await page.unroute(/^https?:/, hold);
  const repeated = names.filter(
    (name, index) => name.startsWith('GET ') && names.indexOf(name) !== index,
  );
  return { rounds, requests: names, repeated: [...new Set(repeated)] };
}
