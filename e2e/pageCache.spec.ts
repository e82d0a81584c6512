import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users, type Cabinet } from './support/cabinet';
import { Traffic } from './support/screenCalls';
import { wholeBrowser } from './support/wholeBrowser';

// Tests the back/forward cache: the browser restores a page as it was, and resumes its scripts. Playwright disables
// this cache by default, and only a full browser has one.

test.use({
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Milliseconds without a new request after which the page is settled. */
const QUIET_MS = 500;

let traffic: Traffic;

test.beforeEach(({ page }) => {
  traffic = new Traffic(page);
});

const row = (page: Page) => page.getByRole('row').nth(1);
const refreshes = async ({ control }: Cabinet) =>
  (await control.log())
    .filter(({ operationId }) => operationId === 'refreshToken')
    .map(({ status }) => status);

/** Leaves the page, runs `meanwhile` on another one, and goes back. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<unknown>) {
  // A page with a pending request may not enter the back/forward cache.
  await traffic.settled(QUIET_MS);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
  await page.goto('/policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await meanwhile();
  // Uses a timeout, because `evaluate` cannot return once the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

const expectRestored = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-restored', 'true');

test('a sign-in form from the back/forward cache keeps its text, and signs in once', async ({
  page,
  cabinet,
}) => {
  await page.goto('/login');
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  const [login, password] = ['Логин', 'Пароль'].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  if (!login || !password) throw new Error('No form');
  await login.fill(users.admin);
  await leaveAndComeBack(page, async () => {});
  await expectRestored(page);
  await expect(login).toHaveValue(users.admin);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/offer$/);
  const log = await cabinet.control.log();
  expect(log.filter(({ operationId }) => operationId === 'login')).toHaveLength(1);
});

test('a restored page whose token has expired continues after one refresh', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.admin, '/deliveries');
  await expect(row(page)).toBeVisible();
  const count = (await refreshes(cabinet)).length;
  await leaveAndComeBack(page, () => cabinet.control.tokens({ expireAccess: true }));
  await expectRestored(page);
  await page.getByRole('main').getByRole('link', { name: 'Счета', exact: true }).click();
  await expect(page).toHaveURL(/tab=invoices/);
  // The supplies stay on the page until the tab has loaded.
  const bills = page.getByRole('grid', { name: 'Счета банков' });
  await expect(bills.getByRole('row').nth(1)).toBeVisible();
  expect((await refreshes(cabinet)).slice(count)).toEqual([200]);
});

test('a restored page whose tokens another tab has renewed continues with the new tokens', async ({
  page,
  cabinet,
  context,
}) => {
  await cabinet.enter(page, users.admin, '/deliveries');
  await expect(row(page)).toBeVisible();
  await leaveAndComeBack(page, async () => {
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByLabel('Фамилия')).toBeVisible();
    await cabinet.control.tokens({ expireAccess: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Счета', exact: true }).click();
  await expect(page).toHaveURL(/tab=invoices/);
  await expect(row(page)).toBeVisible();
  expect(await refreshes(cabinet)).not.toContain(401);
});

test(
  'a restored page whose session another tab has ended hides its data',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    await cabinet.enter(page, users.admin, '/deliveries');
    await expect(row(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/help');
    await expect(other.getByRole('searchbox')).toBeVisible();
    await leaveAndComeBack(page, async () => {
      await other.getByRole('button', { name: 'Меню пользователя' }).click();
      await other.getByRole('menuitem', { name: 'Выйти' }).click();
      await expect(other).toHaveURL(/\/login/);
    });
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
    await expect(page.getByRole('row')).toHaveCount(0);
  },
);
