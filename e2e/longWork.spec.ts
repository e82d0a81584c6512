import type { Locator, Page } from 'playwright/test';
import { paths } from '../src/domain/paths';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { grownMost, heapOf, type Heap } from './support/heap';
import {
  FORGETS_AFTER_MS,
  goInside,
  heldBy,
  reachInside,
  watchFromFirst,
  type Held,
} from './support/inside';
import { addressesFor, publicAddresses } from './support/routes';

// A working day without a reload: hours of navigation must leak no memory, and leaving a page must free all
// its objects.

const NAVIGATIONS = 501;
const WARM = 102;
/**
 * Several navigations per refresh: only a call renews an expired token, and a page with fresh cached data makes none.
 */
const NAVIGATIONS_PER_REFRESH = 3;
const REFRESHES = 100;

/** The page to which the test returns after each visit, and whose objects it counts. */
interface Rest {
  readonly address: string;
  readonly sign: (page: Page) => Locator;
}

const HELP: Rest = { address: paths.help, sign: (page) => page.getByRole('searchbox') };
const POLICY: Rest = {
  address: paths.policy,
  sign: (page) => page.getByRole('heading', { name: 'Правовые документы', level: 1 }),
};

/** Signs in, opens the help page, and watches timers from the first document on. */
async function start(page: Page, cabinet: Cabinet, user: string): Promise<void> {
  await watchFromFirst(page);
  await cabinet.enter(page, user, HELP.address);
  await expect(HELP.sign(page)).toBeVisible();
  await reachInside(page);
  // Waits for the parts that load late and stay mounted: the bell, and the timer that checks for a new version.
  await expect(page.getByRole('button', { name: /^Что изменилось/ })).toBeVisible();
  await expect.poll(async () => (await heldBy(page)).intervals).toBeGreaterThan(0);
}

/** Opens the legal documents without a session, and watches timers from the first document on. */
async function startOutside(page: Page): Promise<void> {
  await watchFromFirst(page);
  await page.goto(POLICY.address);
  await expect(POLICY.sign(page)).toBeVisible();
  await reachInside(page);
  await expect.poll(async () => (await heldBy(page)).intervals).toBeGreaterThan(0);
}

/** Goes back to the page between visits, and returns the counts of its objects. */
async function atRest(page: Page, rest = HELP): Promise<Held> {
  await goInside(page, rest.address);
  await expect(rest.sign(page)).toBeVisible();
  return heldBy(page);
}

/**
 * Number of extra listeners that pending messages and renders may cause. A leak of one listener per visit exceeds it
 * after six visits.
 */
const ON_THEIR_WAY = 5;
/**
 * Number of cache entries that the bell may add with its call every 30 s, during six visits or in a long test. A leak
 * of one entry per visit exceeds it.
 */
const HELD_BY_BELL = { sixVisits: 2, always: 8 } as const;
/** Share of extra nodes that is not a leak: React and the browser keep some nodes of the previous page. */
const LEFT_LAST = 0.1;

/** Checks that no count has grown. Retries, because pending timers and listeners disappear and leaks stay. */
async function expectNoMore(
  page: Page,
  before: Held,
  what: string,
  { rest = HELP, answers = HELD_BY_BELL.always }: { rest?: Rest; answers?: number } = {},
): Promise<Held> {
  let now = before;
  await expect(async () => {
    now = await atRest(page, rest);
    const told = `${what}: ${JSON.stringify({ before, now })}`;
    expect(now.intervals, told).toBeLessThanOrEqual(before.intervals);
    expect(now.timers, told).toBeLessThanOrEqual(before.timers);
    expect(now.subscriptions, told).toBeLessThanOrEqual(before.subscriptions + answers);
    expect(now.listeners, told).toBeLessThanOrEqual(before.listeners + ON_THEIR_WAY);
    expect(now.nodes, told).toBeLessThanOrEqual(before.nodes * (1 + LEFT_LAST));
  }).toPass({ timeout: 60_000 });
  return now;
}

async function navigate(page: Page, addresses: readonly string[], from: number, to: number) {
  for (let number = from; number < to; number += 1) {
    await goInside(page, addresses[number % addresses.length] ?? HELP.address);
  }
}

/** Share by which the heap may grow; more is a leak. */
const HEAP_MAY_GROW = 0.1;
/** Calls that may be pending while the heap is measured. */
const CALLS_ON_THEIR_WAY = 2;

/** Checks that the heap has not grown and that no finished call is still in memory. */
function expectFlat(before: Heap, now: Heap): void {
  const grown = (part: 'bytes' | 'script') => now[part] / before[part] - 1;
  const told = grownMost(before.parts, now.parts).join('\n');
  const description = `${(100 * grown('bytes')).toFixed(1)} %, of scripts ${(100 * grown('script')).toFixed(1)} %`;
  test.info().annotations.push({ type: 'growth of the heap', description });
  expect(now.calls, told).toBeLessThanOrEqual(CALLS_ON_THEIR_WAY);
  expect(grown('bytes'), told).toBeLessThan(HEAP_MAY_GROW);
  expect(grown('script'), told).toBeLessThan(HEAP_MAY_GROW);
}

for (const user of [users.admin, users.sender]) {
  test(`going through all pages of ${user} twice leaves no timer, listener or subscription behind`, async ({
    page,
    cabinet,
  }) => {
    await start(page, cabinet, user);
    const addresses = addressesFor(user);
    await navigate(page, addresses, 0, addresses.length);
    const before = await atRest(page);
    await navigate(page, addresses, 0, addresses.length);
    await expectNoMore(page, before, 'a second round');
  });
}

test.describe('a working day', () => {
  test.setTimeout(600_000);

  test('adds no nodes, timers, listeners or heap over 500 navigations and 100 refreshes', async ({
    page,
    cabinet,
  }) => {
    await start(page, cabinet, users.admin);
    const addresses = addressesFor(users.admin);
    const step = async (from: number, to: number) => {
      for (let number = from; number < to; number += NAVIGATIONS_PER_REFRESH) {
        await cabinet.control.tokens({ expireAccess: true });
        await navigate(page, addresses, number, number + NAVIGATIONS_PER_REFRESH);
      }
    };
    await step(0, WARM);
    const before = await atRest(page);
    const heapBefore = await heapOf(page);
    await step(WARM, NAVIGATIONS);
    const refreshes = async () => {
      const log = await cabinet.control.log();
      return log.filter(({ operationId }) => operationId === 'refreshToken').length;
    };
    // On a slow machine the token is renewed less often per navigation, so the loop continues until there are
    // enough refreshes.
    let number = NAVIGATIONS;
    while ((await refreshes()) < REFRESHES && number < 2 * NAVIGATIONS) {
      await step(number, number + NAVIGATIONS_PER_REFRESH);
      number += NAVIGATIONS_PER_REFRESH;
    }
    await expectNoMore(page, before, 'after 500 navigations');
    expect(await refreshes()).toBeGreaterThanOrEqual(REFRESHES);
    // On a slow machine some cache entries were removed before the first count, so the last count waits until old
    // entries are removed, too.
    await expect
      .poll(async () => (await heldBy(page)).answers, { timeout: 2 * FORGETS_AFTER_MS })
      .toBeLessThanOrEqual(before.answers + HELD_BY_BELL.always);
    expectFlat(heapBefore, await heapOf(page));
  });

  /**
   * Checks that six visits of each address leave nothing in memory. The first visits load its code and do not count.
   */
  async function expectGone(page: Page, addresses: readonly string[], rest: Rest): Promise<void> {
    for (const address of addresses) {
      await navigate(page, [address, rest.address], 0, 4);
      const before = await atRest(page, rest);
      await navigate(page, [address, rest.address], 0, 12);
      await expectNoMore(page, before, address, { rest, answers: HELD_BY_BELL.sixVisits });
    }
  }

  for (const [user, addresses] of [
    [users.admin, addressesFor(users.admin)],
    [users.sender, addressesFor(users.sender)],
    [users.seller, addressesFor(users.seller)],
  ] as const) {
    test(`leaves nothing in memory after each page of ${user} was opened six times`, async ({
      page,
      cabinet,
    }) => {
      await start(page, cabinet, user);
      await expectGone(page, addresses, HELP);
    });
  }

  test('leaves nothing in memory after each panel of /dev was opened six times', async ({
    page,
    cabinet,
  }) => {
    await start(page, cabinet, users.godmod);
    await navigate(page, [paths.developer], 0, 1);
    const links = page.locator(`main a[href^="${paths.developer}"]`);
    await expect(links).toHaveCount(4);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    await expectGone(page, addresses, HELP);
  });

  test('leaves nothing in memory after each page without a session was opened six times', async ({
    page,
  }) => {
    await startOutside(page);
    await expectGone(page, [paths.login, ...publicAddresses], POLICY);
  });
});
