import type { Page, Request } from 'playwright/test';
import { contract } from '../test/backend/contract';
import { expectAccessible } from './support/axe';
import { expect, test, users } from './support/cabinet';
import { hold } from './support/hold';
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './support/shifts';

// Tests the first minutes of a user's day: tasks above the offers, and news in the bell.

const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

const operationOf = (request: Request) =>
  contract.match(request.method(), new URL(request.url()).pathname)?.operationId ?? 'a file';

const block = (page: Page) => page.getByRole('region', { name: 'Что сделать' });
const bell = (page: Page) => page.getByRole('button', { name: /^Что изменилось/ });
const account = (page: Page) =>
  block(page).getByRole('link', { name: /^Исправить: Исправить подключение/ });

for (const size of WINDOWS) {
  const { width } = size.viewport;

  test(
    `the tasks of a sender appear after the cards without shifting them, at ${width} px`,
    { tag: '@core' },
    async ({ browser, cabinet }) => {
      const context = await browser.newContext({ ...size, baseURL: cabinet.baseURL });
      cabinet.watch(context);
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(`asked ${operationOf(request)}`));
      page.on('requestfinished', (request) => calls.push(`done ${operationOf(request)}`));
      await cabinet.control.faults([
        { kind: 'latency', latencyMs: 700, operationId: 'getInsuranceStatus' },
      ]);

      // The page reserves space for three lines at the first visit of this user.
      await cabinet.enter(page, users.sender, '/offer');
      await expect(block(page).getByRole('link')).toHaveCount(3);
      expect(calls.indexOf('asked findClaims')).toBeGreaterThan(
        calls.indexOf('done getInsuranceStatus'),
      );

      // The page reserves space for the last number of lines at the next visit.
      await page.goto('/offer');
      await expect(block(page).getByRole('link')).toHaveCount(3);
      const shift = await shiftsOf(page);
      expect(shift.sum, shift.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
      // The only filled button of the page is the button of the first line.
      await expect(page.locator('main .todo .button--primary')).toHaveCount(1);
      await expectAccessible(page);

      const first = block(page).getByRole('link').first();
      await first.click();
      await expect(page).toHaveURL(/\/sender\/invoices-payment\?search=/);
      await context.close();
    },
  );

  test(`figures that cannot be loaded cause no layout shift, at ${width} px`, async ({
    browser,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/status of 404/] });
    const context = await browser.newContext({ ...size, baseURL: cabinet.baseURL });
    cabinet.watch(context);
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await cabinet.control.faults([{ kind: '404', operationId: 'getOrderDashboard' }]);
    await cabinet.enter(page, users.sender, '/offer');
    await expect(page.getByText('Не удалось загрузить показатели')).toBeVisible();
    await expect(block(page).getByRole('link').first()).toBeVisible();
    const shift = await shiftsOf(page);
    expect(shift.sum, shift.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
    await context.close();
  });

  test(
    `the bell shows changes since the last visit, at ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ browser, cabinet }) => {
      const context = await browser.newContext({ ...size, baseURL: cabinet.baseURL });
      cabinet.watch(context);
      const page = await context.newPage();
      await cabinet.enter(page, users.sender, '/offer');
      await expect(block(page)).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Что изменилось');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('cabinet-today') ?? ''))
        .toContain('account-COURIER');

      await cabinet.control.serviceErrors({ COURIER: 'Ключ больше не действует' });
      await page.goto('/offer');
      await expect(bell(page)).toHaveAccessibleName(/^Что изменилось: 1.новое$/);
      await block(page).getByRole('button', { name: /^Ещё/ }).click();
      await expect(account(page)).toBeVisible();

      // The user presses keys only. Opening the bell marks nothing as read, and neither does an entry that slides in
      // under the mouse.
      await page.mouse.move(0, 0);
      await bell(page).focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Что изменилось с прошлого визита' });
      const entry = drawer.getByRole('link', { name: /Ошибка аккаунта курьерской службы/ });
      await expect(entry).toContainText('Ключ больше не действует');
      await expect(entry).toContainText('Новое');
      await expect(drawer.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(bell(page)).toBeFocused();
      await expect(bell(page)).toHaveAccessibleName(/1.новое$/);
      await page.keyboard.press('Enter');
      await drawer.getByRole('button', { name: 'Прочитать все' }).click();
      await expect(entry).not.toContainText('Новое');
      await page.keyboard.press('Escape');
      await expect(bell(page)).toHaveAccessibleName('Что изменилось');

      // The error has ended, so its task is not listed any more.
      await cabinet.control.serviceErrors({ COURIER: null });
      await page.goto('/offer');
      await expect(block(page).getByRole('link').first()).toBeVisible();
      await expect(account(page)).toHaveCount(0);
      await context.close();
    },
  );
}

test('the buttons of offers stay outlined while the script of «Что сделать» loads', async ({
  page,
  cabinet,
}) => {
  const script = /\/assets\/TodoBlock-[^/]*\.js$/;
  const asked = page.waitForRequest(script);
  const release = await hold(page, script);
  await cabinet.enter(page, users.admin, '/offer');
  await asked;
  await expect(page.locator('.todo--awaited .bone').first()).toBeVisible();
  const groundOf = (button: Element) => getComputedStyle(button).backgroundColor;
  const apply = page.getByRole('button', { name: 'Подать заявку' }).first();
  const awaited = await apply.evaluate(groundOf);
  release();
  const first = page.locator('main .todo .button--primary');
  await expect(first).toBeVisible();
  expect(await apply.evaluate(groundOf)).toBe(awaited);
  expect(await first.evaluate(groundOf)).not.toBe(awaited);
});

test(
  'an unconfirmed user has neither tasks nor the bell',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.enter(page, users.unverified, '/offer');
    await expect(page.getByText(/^Все возможности кабинета станут/).first()).toBeVisible();
    await expect(page.locator('.todo')).toHaveCount(0);
    await expect(bell(page)).toHaveCount(0);
  },
);

test('a call that the server does not support hides only its own tasks', async ({
  page,
  cabinet,
}) => {
  cabinet.allow({ consoleErrors: [/status of (?:404|405|501)/] });
  for (const kind of ['404', '405', '501'] as const) {
    await cabinet.control.faults([{ kind, operationId: 'findClaims' }]);
    await cabinet.enter(page, users.sender, '/offer');
    await expect(block(page).getByRole('link', { name: /^Оплатить/ })).toBeVisible();
    await expect(block(page).getByRole('link', { name: /заявлен/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/offer$/);
  }
});

for (const width of [1440, 360]) {
  test(`a newer version is announced, and loaded on request, at ${width} px`, async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await cabinet.enter(page, users.sender, '/offer');
    await expect(block(page)).toBeVisible();
    await page.clock.runFor(4_000);
    await page.route('**/version.json', (route) =>
      route.fulfill({ json: { script: '/assets/index-newer.js' } }),
    );
    const note = page.getByText('Вышла новая версия кабинета');
    // The bell sends its calls late, and at most once a minute.
    await expect(async () => {
      await page.clock.runFor(61_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(note).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Обновить' }).click();
    await loaded;
  });
}
