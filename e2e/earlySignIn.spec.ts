import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { hold, SCRIPTS } from './support/hold';

const login = (page: Page) => page.getByLabel('Логин', { exact: true });
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const callsOf = (log: readonly { operationId: string | null }[], operation: string) =>
  log.filter(({ operationId }) => operationId === operation);

/**
 * Runs in the page: returns the time of the largest paint so far, in milliseconds after the start. It waits until a
 * mark is painted, because the browser reports all earlier paints before the mark.
 */
async function largestPaint(): Promise<number> {
  await document.fonts.ready;
  const mark = Object.assign(document.createElement('b'), { textContent: '.' });
  mark.setAttribute('elementtiming', 'mark');
  Object.assign(mark.style, { position: 'fixed', inset: '0 auto auto 0' });
  const painted = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'element' });
  });
  document.body.append(mark);
  await painted;
  mark.remove();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

test.describe('the sign-in form before any script has loaded', () => {
  test('signs in once when it is submitted while the scripts take 10 s to load', async ({
    page,
    cabinet,
  }) => {
    let release = (): void => {};
    const isSent = new Promise<void>((resolve) => (release = resolve));
    await page.route(SCRIPTS, async (route) => {
      // Holds the scripts back until the form is sent, and for ten seconds at least.
      await Promise.all([isSent, new Promise((resolve) => setTimeout(resolve, 10_000))]);
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await login(page).fill(users.admin);
    await password(page).pressSequentially(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Входим…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await page.keyboard.press('Enter');
    release();
    expect(new URL(page.url()).search).toBe('');
    await expect(page).toHaveURL(/\/offer$/, { timeout: 60_000 });
    expect(callsOf(await cabinet.control.log(), 'login')).toHaveLength(1);
  });

  test(
    'keeps text, caret, focus, elements and the revealed password when React starts',
    { tag: '@core' },
    async ({ page }) => {
      const release = await hold(page, SCRIPTS);
      await page.goto('/login', { waitUntil: 'commit' });
      await login(page).fill(users.admin);
      await password(page).fill('Half-typed');
      await page.getByRole('button', { name: 'Показать пароль' }).click();
      await password(page).evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(2, 4);
        Object.assign(window, { before: input });
      });
      await page.getByText('Это чужой компьютер').click();
      await password(page).focus();
      release();
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Скрыть пароль' })).toBeVisible();
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveAttribute('type', 'text');
      expect(
        await password(page).evaluate((input: HTMLInputElement) => [
          input === Reflect.get(window, 'before'),
          input.value,
          input.selectionStart,
          input.selectionEnd,
        ]),
      ).toEqual([true, 'Half-typed', 2, 4]);
      await expect(page.getByLabel('Это чужой компьютер')).toBeChecked();
      expect(await page.evaluate(() => document.cookie)).toContain('foreignComputer=1');
      // React has taken over the text, so the next key appends to it.
      await page.keyboard.type('!');
      await page.getByRole('button', { name: 'Скрыть пароль' }).click();
      await expect(password(page)).toHaveValue('Ha!-typed');
      await expect(password(page)).toHaveAttribute('type', 'password');
      await expect(login(page)).toHaveValue(users.admin);
    },
  );

  test(
    'sends the values that a password manager has set without a key or an event',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      const release = await hold(page, SCRIPTS);
      await page.goto('/login', { waitUntil: 'commit' });
      await password(page).waitFor();
      await page.evaluate(
        ([name, secret]) => {
          for (const [id, value] of [
            ['login-username', name],
            ['login-password', secret],
          ] as const) {
            const input = document.querySelector<HTMLInputElement>(`#${id}`);
            if (input) input.value = value ?? '';
            // Browser extensions also add elements next to the field.
            input?.after(document.createElement('manager-mark'));
          }
        },
        [users.admin, PASSWORD],
      );
      release();
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      await expect(password(page)).toHaveValue(PASSWORD);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page).toHaveURL(/\/offer$/);
      expect(callsOf(await cabinet.control.log(), 'login')).toHaveLength(1);
    },
  );

  test('moves the focus to an empty field, and typing cancels a pending Enter', async ({
    page,
    cabinet,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await login(page).fill(users.admin);
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('Wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Входим…' })).toBeVisible();
    await password(page).fill(PASSWORD);
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    release();
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    expect(callsOf(await cabinet.control.log(), 'login')).toEqual([]);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('signs in after the user has visited another page and returned', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await page.goto('/policy');
    await page.goBack();
    await login(page).fill(users.admin);
    await password(page).fill(PASSWORD);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('is hidden if there is a session, and appears when the session is over', async ({
    page,
    context,
    cabinet,
  }) => {
    await context.addCookies([
      { name: 'refreshToken', value: 'gone', url: cabinet.baseURL, sameSite: 'Strict' },
    ]);
    const release = await hold(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('.first-paint svg')).toBeVisible();
    await expect(login(page)).toBeHidden();
    release();
    await expect(page.getByText('Сессия завершена')).toBeVisible();
    await login(page).fill(users.admin);
    await password(page).fill(PASSWORD);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('paints its largest content before any script runs', { tag: '@core' }, async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText('Видно, сколько осталось')).toBeVisible();
    const served = await page.evaluate(largestPaint);
    expect(served).toBeGreaterThan(0);
    release();
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    expect(await page.evaluate(largestPaint)).toBe(served);
  });
});

test.describe('the page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the cabinet needs JavaScript', { tag: '@core' }, async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.content()).toContain('<noscript>Для кабинета нужен JavaScript');
  });
});
