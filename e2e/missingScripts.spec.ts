import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { hold } from './support/hold';

// Chunks that fail to load, after a deployment or without a network. The page must show a message and its menu, and
// keep all input.

const HELP_PART = /\/assets\/help-page-/;
const PARTS = /\/assets\/.+\.js$/;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });

async function openHelp(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
}

test(
  'a page whose script is missing shows the menu and a message after one reload',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/./], requests: [/help-page/] });
    await cabinet.enter(page, users.admin, '/offer');
    await expect(page.getByRole('article').first()).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.route(HELP_PART, (route) => route.fulfill({ status: 404 }));
    await openHelp(page);
    await expect(page.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeVisible();
    await expect(menu(page)).toBeVisible();
    expect(documents, 'reloads').toBe(1);
    await expect(page).toHaveURL(/\/help$/);

    await page.unroute(HELP_PART);
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  },
);

test('a page that is first opened offline explains why it cannot be shown', async ({
  page,
  cabinet,
  context,
}) => {
  cabinet.allow({ consoleErrors: [/./] });
  await cabinet.enter(page, users.admin, '/offer');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await openHelp(page);
  await expect(page.getByRole('main').getByText(/Нет подключения к интернету/)).toBeVisible();
  await expect(menu(page)).toBeVisible();
});

test(
  'the page of an outage during a save needs no further script, and the input stays',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    // Chunks that load late, such as the bell, may fail too.
    cabinet.allow({ consoleErrors: [/./], requests: [/\/assets\//] });
    await cabinet.enter(page, users.admin, '/profile');
    await page.getByLabel('Имя', { exact: true }).fill('Инна');
    await page.route(PARTS, (route) => route.fulfill({ status: 404 }));
    await cabinet.control.faults([{ kind: '503', operationId: 'updateCurrentUser' }]);
    // A successful health check would remove the message after a second.
    const releaseHealth = await hold(page, '**/service/build/health');
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible();
    await cabinet.control.noFaults();
    releaseHealth();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Инна');
    expect(documents, 'reloads').toBe(0);
  },
);

for (const [times, ending] of [
  [1, 'is reloaded by itself'],
  [9, 'is reloaded once, and then offers a retry'],
] as const) {
  test(`a page whose first script is missing ${times === 1 ? '' : 'for good '}${ending}`, async ({
    page,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/./], requests: [/index-/] });
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.route(/\/assets\/index-.+\.js$/, (route) => route.fulfill({ status: 404 }), {
      times,
    });
    await page.goto('/login?redirect=%2Fhelp');
    // The served page shows its form before and after the reload, so the test counts the documents.
    await expect.poll(() => documents).toBe(2);
    if (times === 1) await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    else await expect(page.getByRole('link', { name: 'Повторить' })).toBeVisible();
    expect(documents).toBe(2);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fhelp$/);
  });
}
