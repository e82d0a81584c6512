import type { Page } from 'playwright/test';
import type { FaultKind } from '../test/backend/faults/fault';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { hold, SCRIPTS } from './support/hold';

// Tests failures of the refresh that an inline script starts (src/app/pageStart.ts). The user must reach the requested
// page as soon as the server works again.

const REFRESH = '**/api/auth/token/refresh';
const ADDRESS = '/profile?tab=accounts';
/** Longer than the timeout of a refresh, 20 s. The test moves the page's clock by this time. */
const PAST_LIMIT_MS = 21_000;
/** Longer than the wait after a 429. The test moves the page's clock by this time. */
const PAST_WAIT_MS = 120_000;

/** Expected screen after a failed refresh, and the next step. */
interface End {
  readonly keepsSession: boolean;
  see(page: Page): Promise<void>;
  /** Actions of the user once the server has recovered. */
  goOn(page: Page, cabinet: Cabinet): Promise<unknown>;
}

/**
 * Returns the path and the `redirect` parameter. Must be polled, because Playwright notices a new address shortly after
 * the page shows its text.
 */
function placeOf(page: Page) {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.get('redirect')];
}

const signedOut: End = {
  keepsSession: false,
  async see(page) {
    await expect(page.getByText('Сессия завершена')).toBeVisible();
    await expect.poll(() => placeOf(page)).toEqual(['/login', ADDRESS]);
  },
  goOn: (page, cabinet) => cabinet.signIn(page, users.admin),
};

const unavailable: End = {
  keepsSession: true,
  async see(page) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Сервис временно недоступен');
    await expect.poll(() => placeOf(page)).toEqual(['/unavailable', ADDRESS]);
  },
  // The page checks the service by itself every few seconds, and may return before the click.
  goOn: (page) =>
    expect(async () => {
      if (await content(page).isVisible()) return;
      await page.getByRole('button', { name: 'Повторить' }).click({ timeout: 2_000 });
    }).toPass(),
};

/** Returns the outcome in which the page stays at its address and shows this reason. */
const cannotOpen = (reason: RegExp): End => ({
  keepsSession: true,
  async see(page) {
    const failure = page.getByRole('alert').filter({ hasText: 'Не удалось открыть страницу' });
    await expect(failure).toContainText(reason);
    expect(page.url()).toContain(ADDRESS);
  },
  goOn: (page) => page.getByRole('button', { name: 'Обновить страницу' }).click(),
});

const disconnected = cannotOpen(/Нет связи с сервером/);
const unanswered = cannotOpen(/Сервер не ответил вовремя/);
const refusedForNow: End = {
  ...cannotOpen(/Попробуем ещё раз в [\d:]{8} МСК/),
  goOn: (page) => page.clock.fastForward(PAST_WAIT_MS), // the page then retries by itself
};

/** Failure of a refresh: a fault of the backend, or a connection error of the browser. */
type Trouble = FaultKind | 'connectionrefused';

interface Failure {
  readonly trouble: Trouble;
  readonly end: End;
  readonly isCore?: boolean;
}

const failures: readonly Failure[] = [
  { trouble: '401', end: signedOut, isCore: true },
  { trouble: '500', end: unavailable, isCore: true },
  { trouble: '502-html', end: unavailable },
  { trouble: 'empty-object', end: unavailable },
  { trouble: 'connectionrefused', end: disconnected },
  { trouble: '429', end: refusedForNow },
];

/** Causes the failure; the returned function ends it. */
async function fail(page: Page, { control }: Cabinet, trouble: Trouble) {
  if (trouble === 'connectionrefused') {
    // Fails in the browser: a proxy would turn the failure into a 502.
    await page.route(REFRESH, (route) => route.abort(trouble));
    return () => page.unroute(REFRESH);
  }
  // A fake clock lets the test skip the minute that a 429 demands.
  const isTimed = trouble === '429';
  if (isTimed) await page.clock.install();
  await control.faults([
    { operationId: 'refreshToken', kind: trouble, retryAfterSeconds: isTimed ? 60 : 2 },
    // The health check must fail, too, because otherwise the page would return at once.
    { operationId: 'getHealth', kind: '500' },
  ]);
  return () => control.noFaults();
}

/** Counts the page's refresh requests, with or without a response. */
function refreshesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token/refresh')) count += 1;
  });
  return () => count;
}

const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'refreshToken');

/** Opens a page of a signed-in user and reloads it. Holds its scripts back until the returned function is called. */
async function reloadHeld(
  page: Page,
  cabinet: Cabinet,
  spoil: () => Promise<() => Promise<unknown>>,
) {
  await cabinet.enter(page, users.admin, ADDRESS);
  await expect(content(page)).toBeVisible();
  cabinet.allow({ consoleErrors: [/Failed to load resource/, /SessionRestoreError/] });
  const mend = await spoil();
  const release = await hold(page, SCRIPTS);
  const count = refreshesOf(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(count).toBe(1);
  return { mend, release, count };
}

const content = (page: Page) => page.getByRole('button', { name: 'Изменить' }).first();

async function seeAndGoOn(page: Page, cabinet: Cabinet, end: End, mend: () => Promise<unknown>) {
  await end.see(page);
  expect(await hasSession(page)).toBe(end.keepsSession);
  await mend();
  await end.goOn(page, cabinet);
  await expect(content(page)).toBeVisible();
  await expect.poll(() => page.url()).toContain(ADDRESS);
}

for (const { trouble, end, isCore = false } of failures) {
  test(
    `the page uses the result of an early refresh that ends with ${trouble}, and sends no other refresh`,
    { tag: isCore ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      const { mend, release, count } = await reloadHeld(page, cabinet, () =>
        fail(page, cabinet, trouble),
      );
      release();
      await end.see(page);
      expect(count()).toBe(1);
      await seeAndGoOn(page, cabinet, end, mend);
    },
  );
}

for (const come of ['before', 'after'] as const) {
  test(`an early refresh without a response times out if the scripts load ${come} the timeout`, async ({
    page,
    cabinet,
  }) => {
    await page.clock.install();
    const { mend, release, count } = await reloadHeld(page, cabinet, async () => {
      await page.route(REFRESH, () => {}); // never responds
      return () => page.unroute(REFRESH);
    });
    if (come === 'before') {
      const scripts = page.waitForResponse(/\/assets\/cabinet-/);
      release();
      await (await scripts).finished();
    }
    await page.clock.fastForward(PAST_LIMIT_MS);
    release();
    await unanswered.see(page);
    expect(count()).toBe(1);
    await seeAndGoOn(page, cabinet, unanswered, mend);
  });
}
