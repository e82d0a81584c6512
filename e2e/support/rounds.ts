import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from 'playwright/test';

/** Requests until some content is there: a customer far from the server waits for each round. */
export interface WayIn {
  /** Requests that stood one after another until the content was there. */
  readonly rounds: number;
  /** All requests, pictures included, until the page was quiet. */
  readonly requests: readonly string[];
  /** Files and pictures that were fetched more than once; a poll is a question of its own. */
  readonly repeated: readonly string[];
}

/** After this time without a new request the page waits for the ones that it has made. */
const QUIET_MS = 300;
/** A page whose first scripts are still on their way does not answer at all. */
const ANSWER_MS = 1000;
/** A request that the page has given up is never answered. */
const ANSWERED_MS = 5000;
/** A page that needs more rounds than this is going in circles. */
const MOST_ROUNDS = 40;

/**
 * A page that has all it needs loads these files, and others together with them: they are no part of the
 * way in.
 */
const ONCE_QUIET = /\/assets\/(?:Bell|TodoBlock|today)-/;

/** Loaded three seconds after the first page, at any time: the content does not wait for it. */
export const LATER = /\/assets\/observe-/;

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

/** Waits until the page has done what the last answers let it do. Never rejects. */
async function whenIdle(page: Page): Promise<void> {
  const idle = page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve(), { timeout: 3000 });
        }),
    )
    // A page that is being replaced answers nothing.
    .catch(() => {});
  await Promise.race([idle, pause(ANSWER_MS)]);
}

/** Returns the answer of the page; false from a page that is being replaced. */
async function answerOf(question: () => Promise<boolean>): Promise<boolean> {
  const answer = question().catch(() => false);
  return Promise.race([answer, pause(ANSWER_MS, false)]);
}

/** Lets a request go and waits for its answer. Never rejects: the page may have given it up. */
async function release(route: Route): Promise<void> {
  try {
    await route.continue();
    const response = await route.request().response();
    await response?.finished();
  } catch {
    // The page has given the request up.
  }
}

/**
 * Counts the rounds of `act`: every request of the page is held back until the page makes no more of
 * them, then all of them go at once; that is one round. The result depends on neither machine nor
 * network, only on which request had to wait for which.
 *
 * @param act begins the way, and is not waited for
 * @param isThere whether the content is on the page
 */
export async function countRounds(
  page: Page,
  act: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<WayIn> {
  const names: string[] = [];
  const held: Route[] = [];
  /** How many requests there were when the last round went. */
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

  /** True for the page itself: then it makes no other request, and has no content. */
  const isReplaced = () => held.some((route) => route.request().isNavigationRequest());

  /** True when the page made requests, false when it is quiet with none. */
  const waits = async (): Promise<boolean> => {
    for (;;) {
      if (isReplaced()) return true;
      const before = names.length;
      await whenIdle(page);
      await pause(QUIET_MS);
      if (names.length === before) return held.length > 0;
    }
  };

  let rounds = 0;
  let found = false;
  while ((await waits()) || !found) {
    found ||= !isReplaced() && (await answerOf(isThere));
    if (found && held.length === 0) break;
    if (!found) rounds += 1;
    if (rounds > MOST_ROUNDS) throw new Error(`No content after ${MOST_ROUNDS} rounds`);
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
