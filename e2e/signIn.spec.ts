import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users } from './support/cabinet';

test.describe('the sign-in', () => {
  test(
    'refuses a wrong password, keeps the login, and signs in with the right password',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page).toHaveTitle('Вход в личный кабинет\u00A0— Деловой кабинет');

      await page.getByLabel('Логин', { exact: true }).fill(users.admin);
      await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Неверный логин или пароль');
      await expect(page.getByLabel('Логин', { exact: true })).toHaveValue(users.admin);
      await expect(page).toHaveURL(/\/login$/);

      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page).toHaveURL(/\/offer$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страховые продукты');
      await expect(page).toHaveTitle('Страховые продукты\u00A0— Деловой кабинет');

      const log = await cabinet.control.log();
      expect(log.filter(({ path }) => path.endsWith('/auth/token/refresh'))).toEqual([]);
      expect(log.filter(({ path }) => path.endsWith('/auth/login'))).toHaveLength(2);
    },
  );

  test('shows a message for each of the two empty fields, and moves the focus to the first field', async ({
    page,
    cabinet,
  }) => {
    await page.goto('/login');
    // The served form only moves the focus; React shows the messages.
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Поле обязательно для заполнения')).toHaveCount(2);
    await expect(page.getByLabel('Логин', { exact: true })).toBeFocused();
    const log = await cabinet.control.log();
    expect(log.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test(
    'returns to the requested page with its query and fragment',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.goto('/offer?tab=insurance#top');
      await expect(page).toHaveURL(/\/login\?redirect=\/offer%3Ftab%3Dinsurance%23top$/);
      await cabinet.signIn(page, users.admin);
      await expect(page).toHaveURL(/\/offer\?tab=insurance#top$/);
    },
  );

  for (const evil of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/nowhere']) {
    // Only one of these redirects is part of every run.
    const tag = evil === '//evil.example' ? ['@core'] : [];
    test(`ignores the redirect ${evil}`, { tag }, async ({ page, cabinet }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
      await cabinet.signIn(page, users.admin);
      await expect(page).toHaveURL(`${cabinet.baseURL}/offer`);
    });
  }

  for (const [how, submit] of [
    ['a double click', (page: Page) => page.getByRole('button', { name: 'Войти' }).dblclick()],
    [
      'Enter pressed twice',
      async (page: Page) => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    test(`sends one call for ${how}`, async ({ page, cabinet }) => {
      await cabinet.control.faults([{ kind: 'latency', latencyMs: 400, operationId: 'login' }]);
      await page.goto('/login');
      await page.getByLabel('Логин', { exact: true }).fill(users.admin);
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await submit(page);
      await expect(page).toHaveURL(/\/offer$/);
      const log = await cabinet.control.log();
      expect(log.filter(({ operationId }) => operationId === 'login')).toHaveLength(1);
    });
  }

  test('redirects a signed-in user to the offers', async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/offer$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test(
    'keeps tokens out of storage, address and page',
    { tag: '@core' },
    async ({ page, cabinet, context }) => {
      await cabinet.signIn(page, users.admin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toEqual(['refreshToken']);
      expect(cookies[0]).toMatchObject({ path: '/', sameSite: 'Strict', expires: -1 });
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain(cookies[0]?.value ?? '');
      expect(kept).not.toMatch(/eyJ|accessToken|refreshToken/);
      expect(await page.content()).not.toContain('eyJ');
    },
  );
});
