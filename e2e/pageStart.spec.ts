import type { Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { hold, SCRIPTS } from './support/hold';

// Tests the inline script that starts a page behind the sign-in (src/app/pageStart.ts).

/** Records the paths of all requests of the page from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const part = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-`));

async function refreshes({ control }: Cabinet): Promise<(number | null)[]> {
  const log = await control.log();
  return log
    .filter(({ operationId }) => operationId === 'refreshToken')
    .map(({ status }) => status);
}

const refreshToken = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'refreshToken')?.value;

test(
  'the refresh and the files of the open tab are requested before the scripts run',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.enter(page, users.supplier, '/deliveries?tab=invoices');
    const before = await refreshToken(page);
    const count = (await refreshes(cabinet)).length;
    // Leaves the page first, because the requests for its late files must not be recorded.
    await page.goto('about:blank');
    const release = await hold(page, SCRIPTS);
    const paths = asked(page);
    await page.goto('/deliveries?tab=invoices', { waitUntil: 'commit' });
    await expect.poll(() => refreshToken(page)).not.toBe(before);
    await expect
      .poll(() => paths)
      .toEqual(
        expect.arrayContaining(['cabinet', 'deliveries-page', 'InvoicesTab', 'shared'].map(part)),
      );
    expect(paths).not.toContainEqual(part('SuppliesTab'));
    release();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect((await refreshes(cabinet)).slice(count)).toEqual([200]);
    const scripts = paths.filter((path) => SCRIPTS.test(path));
    expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
  },
);

test('a session survives a page that was closed before its scripts loaded', async ({
  page,
  cabinet,
  context,
}) => {
  await cabinet.enter(page, users.admin, '/offer');
  const before = await refreshToken(page);
  // Holds the scripts instead of refusing them: a page with failed scripts reloads itself, and Chromium ignores a close
  // at that moment.
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => refreshToken(page)).not.toBe(before);
  const next = await context.newPage();
  await page.close();
  release();
  await next.goto('/profile');
  await expect(next.getByLabel('Фамилия')).toBeVisible();
});

test(
  'no early call is made without a session, nor on a public page with a session',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    const paths = asked(page);
    await page.goto('/deliveries');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(paths).not.toContainEqual(part('deliveries-page'));
    expect(await refreshes(cabinet)).toEqual([]);
    await cabinet.enter(page, users.admin, '/offer');
    const count = (await refreshes(cabinet)).length;
    await page.goto('/policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await refreshes(cabinet)).toHaveLength(count);
  },
);

test('three tabs that are reloaded together send one refresh, and no tab is signed out', async ({
  page,
  cabinet,
  context,
}) => {
  await cabinet.enter(page, users.admin, '/offer');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/offer');
    await expect(tab.getByRole('article').first()).toBeVisible();
  }
  const count = (await refreshes(cabinet)).length;
  // Holds the response to the refresh until all tabs have been reloaded.
  const answers = await Promise.all(tabs.map((tab) => hold(tab, '**/api/auth/token/refresh')));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const answer of answers) answer();
  for (const tab of tabs) {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/offer$/);
  }
  expect((await refreshes(cabinet)).slice(count)).toEqual([200]);
});
