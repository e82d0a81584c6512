import type { Page } from 'playwright/test';
import { expect, PASSWORD, test as base, users } from './support/cabinet';
import { answerForCaptcha, CAPTCHA_HOST, test } from './support/captcha';

// Runs all tests of this file in one worker, so that only one build with a site key is needed.
test.describe.configure({ mode: 'default' });

const CAPTCHA_PART = /\/assets\/captchaToken-/;
const NEED_CAPTCHA = /needCaptcha$/;
const login = (page: Page) => page.getByLabel('Логин', { exact: true });
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });

/**
 * Performs the action and waits for the next response that tells whether a captcha is needed. A sign-in before that
 * response would have no token.
 */
async function thenAsked(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(NEED_CAPTCHA);
  await act();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Fails to sign in; waits for the error message and for the next captcha check. */
async function failToSignIn(page: Page) {
  await password(page).fill('Wrong-2026!');
  await thenAsked(page, () => page.getByRole('button', { name: 'Войти' }).click());
  await expect(page.getByRole('alert')).toContainText('Неверный логин или пароль');
}

async function failThreeTimes(page: Page) {
  await thenAsked(page, () => page.goto('/login'));
  await login(page).fill(users.admin);
  for (let attempt = 0; attempt < 3; attempt += 1) await failToSignIn(page);
}

/** Records the captcha tokens of sign-ins from now on; null if a sign-in had no token. */
function tokensOf(page: Page): (string | null)[] {
  const tokens: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/login')) {
      tokens.push(request.headers()['smart-token'] ?? null);
    }
  });
  return tokens;
}

test.describe('the captcha', () => {
  test.beforeEach(({ cabinet }) => {
    cabinet.allow({ requests: [CAPTCHA_HOST] });
  });

  test('is required after three failures, and then gives each attempt a new token', async ({
    page,
  }) => {
    const scripts = await answerForCaptcha(page, 'solved');
    const tokens = tokensOf(page);
    await failThreeTimes(page);
    expect(scripts).toEqual([]);
    await failToSignIn(page);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/offer$/);
    expect(tokens).toEqual([null, null, null, 'token-1', 'token-2']);
    expect(scripts).toHaveLength(1);
  });

  test('is used at the first attempt if it is required when the page opens', async ({
    page,
    browser,
    cabinet,
  }) => {
    await answerForCaptcha(page, 'solved');
    await failThreeTimes(page);
    const context = await browser.newContext({ baseURL: cabinet.baseURL });
    cabinet.watch(context);
    const other = await context.newPage();
    await answerForCaptcha(other, 'solved');
    const tokens = tokensOf(other);
    await thenAsked(other, () => other.goto('/login'));
    await cabinet.signIn(other, users.admin);
    await expect(other).toHaveURL(/\/offer$/);
    expect(tokens).toEqual(['token-1']);
    await context.close();
  });

  test('shows a message when its script is blocked, and loads it at the next attempt', async ({
    page,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/ERR_BLOCKED_BY_CLIENT/] });
    await answerForCaptcha(page, 'blocked');
    await failThreeTimes(page);
    const tokens = tokensOf(page);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить проверку');
    await expect(login(page)).toHaveValue(users.admin);
    await expect(password(page)).toHaveValue(PASSWORD);
    expect(tokens).toEqual([]);

    await answerForCaptcha(page, 'solved');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/offer$/);
    expect(tokens).toEqual(['token-1']);
  });

  test('shows a message and keeps the input when the user closes the challenge', async ({
    page,
  }) => {
    await answerForCaptcha(page, 'closed');
    await failThreeTimes(page);
    const tokens = tokensOf(page);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toContainText('не пройдена. Попробуйте ещё раз');
    await expect(password(page)).toHaveValue(PASSWORD);
    expect(tokens).toEqual([]);
  });

  test('asks to reload the page and keeps the input when its chunk is missing', async ({
    page,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/404/], requests: [CAPTCHA_PART] });
    const scripts = await answerForCaptcha(page, 'solved');
    await page.route(CAPTCHA_PART, (route) => route.fulfill({ status: 404 }));
    await failThreeTimes(page);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.',
    );
    await expect(login(page)).toHaveValue(users.admin);
    await expect(password(page)).toHaveValue(PASSWORD);
    expect(scripts).toEqual([]);
  });
});

base.describe('a cabinet without a site key', () => {
  base('refers the user to the support if the server requires a captcha', async ({ page }) => {
    await failThreeTimes(page);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toContainText('Обратитесь в службу поддержки');
    await expect(password(page)).toHaveValue(PASSWORD);
  });
});
