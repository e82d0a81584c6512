import type { IncomingMessage, RequestListener } from 'node:http';
import { expect, test, type Page } from 'playwright/test';
import { createBackend } from '../../test/backend/backend';
import { createMiddleware } from '../../test/backend/middleware';
import { hold } from '../support/hold';
import { policyRefusals } from '../support/policyRefusals';
import { PASSWORD, signIn } from '../support/signIn';
import { addressesOf, behaved, startStand } from '../support/stand';
import { users } from '../support/users';

const login = (page: Page) => page.getByLabel('Логин', { exact: true });
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' });
const DOWN = 'Сервис временно недоступен';

/**
 * Starts a backend that passes a request to the listener that `instead` returns. If `instead` returns undefined, the
 * backend responds normally.
 */
async function startFailing(instead: (request: IncomingMessage) => RequestListener | undefined) {
  const middleware = createMiddleware(createBackend());
  const backend = await behaved((request, response) => {
    const failing = instead(request);
    if (failing) failing(request, response);
    else middleware(request, response, () => response.writeHead(404).end());
  });
  return startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
}

test('/login reports a dead backend, and signs in once the backend works again', async ({
  page,
}) => {
  let isGone = true;
  const stand = await startFailing(() =>
    isGone ? (request) => request.socket.destroy() : undefined,
  );
  try {
    const refused = await policyRefusals(page);
    await page.goto(`${stand.baseURL}/login`);
    await expect(page.getByRole('alert')).toContainText(DOWN);
    await expect(page).toHaveURL(`${stand.baseURL}/login`);
    await login(page).fill(users.admin);
    await password(page).fill(PASSWORD);

    // Every response with a status of 500 or above redirects to /unavailable.
    await enter(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DOWN);
    await expect(page.getByText(/Пока не отвечает/)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/login');

    // The page's own health check could succeed before the click, redirect back and remove the button.
    const release = await hold(page, /\/build\/health$/);
    await page.getByRole('button', { name: 'Повторить' }).click({ force: true });
    isGone = false;
    release();
    await expect(login(page)).toHaveValue(users.admin);
    await expect(page.getByRole('alert')).toHaveText(
      'Вход не выполнен: сервис был недоступен. Попробуйте ещё раз',
    );
    await password(page).fill(PASSWORD);
    await enter(page).click();
    await expect(page).toHaveURL(`${stand.baseURL}/offer`);
    expect(refused).toEqual([]);
  } finally {
    await stand.close();
  }
});

test('/login appears at once when the backend hangs, and its sign-in times out with a message', async ({
  page,
}) => {
  const stand = await startFailing(() => () => undefined);
  try {
    await page.clock.install();
    await page.goto(`${stand.baseURL}/login`);
    await login(page).fill(users.admin);
    await password(page).fill(PASSWORD);
    const asked = page.waitForRequest(/\/auth\/login$/);
    await enter(page).click();
    await expect(page.getByRole('button', { name: 'Входим…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    // Waits for the call: the served form looks busy even before React has made the call and set its timeout.
    await asked;
    // Passes the time limit of a call (five minutes), so that the sign-in times out.
    await page.clock.fastForward(300_000);
    await expect(page.getByRole('alert')).toContainText('Сервер не ответил вовремя');
    await expect(login(page)).toHaveValue(users.admin);
    await expect(password(page)).toHaveValue(PASSWORD);
    await expect(page).toHaveURL(`${stand.baseURL}/login`);
  } finally {
    await stand.close();
  }
});

test('a clicked page whose first call gets a 502 opens after a visit to /unavailable', async ({
  page,
}) => {
  let cutting = '';
  const stand = await startFailing(({ url = '', socket }) => {
    // Other calls succeed, because a late failure on the previous page would open /unavailable before the click.
    if (cutting === '' || !url.includes(cutting)) return undefined;
    cutting = '';
    return () => socket.destroy();
  });
  try {
    await page.goto(`${stand.baseURL}/login`);
    await signIn(page, users.admin);
    // «Что сделать» searches for supplies, too, and its call must not be the one that fails.
    const tasks = page.getByRole('region', { name: 'Что сделать' });
    await expect(tasks).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Delays the page's chunk until its first call has failed.
    await page.route(/\/assets\/deliveries-page[^/]*\.js$/, async (route) => {
      await page.waitForURL(/\/unavailable/);
      await route.continue();
    });
    // Cuts only a call of the requested page, because the previous page may still send calls.
    cutting = '/supply/find';
    // Starts waiting before the click, because /unavailable redirects back as soon as the backend responds.
    const away = page.waitForURL(/\/unavailable\?redirect=\/deliveries$/);
    await page.getByRole('link', { name: 'Реестр поставок' }).click();
    await away;
    await expect(page).toHaveURL(/\/deliveries$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Реестр поставок');
    await page.goBack();
    await expect(page).toHaveURL(/\/offer$/);
  } finally {
    await stand.close();
  }
});
