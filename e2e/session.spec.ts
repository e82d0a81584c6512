import type { Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { insuranceOffers } from './support/offerSections';
import { pressSignOut, signOut } from './support/signIn';

const offers = (page: Page) => page.getByRole('article').first();
const refreshes = async (control: { log(): Promise<{ path: string; status: number }[]> }) =>
  (await control.log()).filter(({ path }) => path.endsWith('/auth/token/refresh'));

async function openOffers(page: Page, cabinet: Cabinet) {
  await cabinet.signIn(page, users.admin);
  await expect(offers(page)).toBeVisible();
}

test.describe('the session', () => {
  test('continues after the access token has expired, with one refresh', async ({
    page,
    cabinet,
  }) => {
    await openOffers(page, cabinet);
    await cabinet.control.tokens({ expireAccess: true });
    await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Реквизиты страхователя' });
    await dialog.getByLabel('Я подтверждаю данные об организации').check();
    await dialog.getByRole('button', { name: 'Подать заявку' }).click();
    await expect(page.getByText('Заявка отправлена')).toBeVisible();
    await expect(page).toHaveURL(/\/offer$/);
    expect(await refreshes(cabinet.control)).toHaveLength(1);
  });

  test('refreshes by itself when the access token runs out', async ({ page, cabinet }) => {
    // A shorter lifetime may end between the refresh and the repeated calls, and the calls would then fail with a
    // second 401.
    await cabinet.control.tokens({ accessLifetimeSeconds: 6 });
    await openOffers(page, cabinet);
    await expect.poll(async () => (await refreshes(cabinet.control)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('is restored after a reload by one refresh, before any other call', async ({
    page,
    cabinet,
  }) => {
    await openOffers(page, cabinet);
    const before = (await cabinet.control.log()).length;
    await page.reload();
    await expect(offers(page)).toBeVisible();
    const logged = async () => (await cabinet.control.log()).slice(before);
    const afterRefresh = async (needed: string) => {
      const calls = await logged();
      // Skips the earlier calls, because calls of the previous page may still be pending.
      const start = calls.findIndex(({ operationId }) => operationId === 'refreshToken');
      // The sequence of these calls is not checked, because the page sends its speculative calls at the same time.
      return calls.slice(start + 1).filter(({ operationId }) => operationId === needed);
    };
    for (const needed of ['getCurrentUser', 'getModules', 'findActualFinanceOffers']) {
      // The first card may be visible before the calls of the other sections.
      await expect.poll(() => afterRefresh(needed)).toHaveLength(1);
    }
    const log = await logged();
    expect(log.filter(({ operationId }) => operationId === 'refreshToken')).toHaveLength(1);
    expect(log.filter(({ status }) => status === 401)).toEqual([]);
  });

  test(
    'is kept when the page is reloaded before the response to its refresh',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await openOffers(page, cabinet);
      const before = (await refreshes(cabinet.control)).length;
      let exchanged = (): void => {};
      const isExchanged = new Promise<void>((resolve) => (exchanged = resolve));
      // The server rotates the token, and the page is left before the response arrives.
      await page.route(
        '**/auth/token/refresh',
        async (route) => {
          await route.fetch();
          exchanged();
        },
        { times: 1 },
      );
      await page.reload({ waitUntil: 'commit' });
      await isExchanged;
      await page.reload();
      await expect(offers(page)).toBeVisible();
      await expect(page).toHaveURL(/\/offer$/);
      const after = (await refreshes(cabinet.control)).slice(before);
      expect(after.map(({ status }) => status)).toEqual([200, 200]);
    },
  );

  test(
    'is refreshed once by three tabs with rotating tokens',
    { tag: '@core' },
    async ({ page, cabinet, context }) => {
      await openOffers(page, cabinet);
      const tabs = [page, await context.newPage(), await context.newPage()];
      for (const tab of tabs.slice(1)) {
        await tab.goto('/offer');
        await expect(offers(tab)).toBeVisible();
      }
      const before = (await refreshes(cabinet.control)).length;
      await cabinet.control.tokens({ expireAccess: true });
      // Waits until each tab has reloaded its offers, because a tab may also poll when another tab takes the focus.
      const reloads = tabs.map((tab) =>
        tab.waitForResponse(
          (answer) => answer.ok() && answer.url().includes('/debtors/offer/actual'),
        ),
      );
      await Promise.all(
        tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
      );
      await Promise.all(reloads);
      await expect.poll(async () => (await refreshes(cabinet.control)).length - before).toBe(1);
      const after = await refreshes(cabinet.control);
      expect(after.every(({ status }) => status === 200)).toBe(true);
      for (const tab of tabs) await expect(tab).toHaveURL(/\/offer$/);
    },
  );

  test(
    'ends in all tabs at sign-out, and the back button does not show its data',
    { tag: '@core' },
    async ({ page, cabinet, context }) => {
      await openOffers(page, cabinet);
      const other = await context.newPage();
      await other.goto('/offer');
      await expect(offers(other)).toBeVisible();

      await page.goto('/offer?second=1'); // creates a history entry to go back to
      await expect(offers(page)).toBeVisible();
      await signOut(page);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
      await expect(other).toHaveURL(/\/login/);
      await expect(other.getByRole('article')).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);

      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(
        (await cabinet.control.log()).some(({ operationId }) => operationId === 'logout'),
      ).toBe(true);
    },
  );

  test('ends at once at sign-out without a network', async ({ page, cabinet, context }) => {
    await openOffers(page, cabinet);
    cabinet.allow({ consoleErrors: [/./], pageErrors: [] });
    await context.setOffline(true);
    await pressSignOut(page);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect.poll(() => context.cookies()).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    'ends when the refresh token is refused, and the next sign-in returns to the page',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await openOffers(page, cabinet);
      // Leaves the page, because one of its late calls could end the session before /offer is opened.
      await page.goto('about:blank');
      await cabinet.control.tokens({ expireAccess: true, revokeRefresh: true });
      await page.goto('/offer');
      await expect(page).toHaveURL(/\/login\?redirect=\/offer$/);
      await expect(page.getByText(/Сессия завершена/)).toBeVisible();
      await cabinet.signIn(page, users.admin);
      await expect(page).toHaveURL(/\/offer$/);
    },
  );

  test('is kept when the refresh fails without a network, and continues when the network is back', async ({
    page,
    cabinet,
    context,
  }) => {
    await openOffers(page, cabinet);
    // Fails in the browser, because a proxy turns a cut connection into a 502.
    await page.route('**/auth/token/refresh', (route) => route.abort('connectionreset'));
    cabinet.allow({ consoleErrors: [/./] });
    await page.reload();
    await expect(page.getByText(/Нет связи с сервером/)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['refreshToken']);
    await page.unroute('**/auth/token/refresh');
    await page.reload();
    await expect(offers(page)).toBeVisible();
  });

  test('is kept when calls are redirected, and no redirect is followed', async ({
    page,
    cabinet,
    context,
  }) => {
    await openOffers(page, cabinet);
    cabinet.allow({ consoleErrors: [/./] });
    const followed: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/elsewhere') followed.push(request.url());
    });
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 302, headers: { location: '/elsewhere' } }),
    );
    await page.reload(); // the refresh is the first call
    await expect(page).toHaveURL(/\/unavailable\?redirect=\/offer$/);
    expect(followed).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['refreshToken']);
    await page.unroute('**/api/**');
    await expect(offers(page)).toBeVisible({ timeout: 20_000 });
  });
});
