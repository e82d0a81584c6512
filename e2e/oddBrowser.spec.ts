import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

// Browsers that keep nothing, or whose clock is wrong: the cabinet works with what there is.

const HOURS_MS = 60 * 60 * 1000;

/** Each is said to a page before it opens. */
const ODDITIES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'forbids storages, and the channel between its tabs',
    (page) =>
      page.addInitScript(() => {
        const forbidden = {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
        Object.defineProperty(window, 'sessionStorage', forbidden);
        Object.defineProperty(window, 'BroadcastChannel', {
          value: function refuse() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }),
  ],
  [
    'is the oldest that is supported',
    (page) =>
      page.addInitScript(() => {
        const missing: readonly (readonly [object, readonly string[]])[] = [
          [Array, ['fromAsync']],
          [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
          [AbortSignal, ['any', 'timeout']],
          [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
          [Map, ['groupBy']],
          [Object, ['groupBy']],
          [Promise, ['try', 'withResolvers']],
          [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
          [URL, ['canParse', 'parse']],
        ];
        for (const [owner, names] of missing)
          for (const name of names) Reflect.deleteProperty(owner, name);
      }),
  ],
  [
    'has full storages',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
  [
    'is two hours ahead',
    (page) => page.clock.install({ time: new Date(Date.now() + 2 * HOURS_MS) }),
  ],
  [
    'is two hours behind',
    (page) => page.clock.install({ time: new Date(Date.now() - 2 * HOURS_MS) }),
  ],
];

for (const [index, [oddity, prepare]] of ODDITIES.entries()) {
  const tag = index < 2 ? [] : ['@long'];
  test(
    `a browser that ${oddity} signs in, saves and comes back`,
    { tag },
    async ({ page, cabinet }) => {
      await prepare(page);
      await cabinet.signIn(page, users.admin);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/profile');
      await page.getByLabel('Имя', { exact: true }).fill('Инна');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Данные сохранены')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Инна');
      const log = await cabinet.control.log();
      // One for each load of the page: a clock that is wrong makes no token old.
      const renewals = log.filter(({ operationId }) => operationId === 'refreshToken');
      expect(renewals.length).toBeLessThanOrEqual(2);
    },
  );
}

test('a network that comes back brings the data anew, and nothing else', async ({
  page,
  cabinet,
  context,
}) => {
  cabinet.allow({ consoleErrors: [/./] });
  await cabinet.enter(page, users.admin, '/profile');
  await page.getByLabel('Имя', { exact: true }).fill('Инна');
  const readings = async () =>
    (await cabinet.control.log()).filter(({ operationId }) => operationId === 'getCurrentUser');
  const before = (await readings()).length;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Нет связи с сервером/).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await readings()).length).toBeGreaterThan(before);
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Инна');
  const log = await cabinet.control.log();
  expect(log.filter(({ operationId }) => operationId === 'updateCurrentUser')).toEqual([]);
});

test('a browser that is too old is asked to be updated, and nothing else is drawn', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  for (const address of ['/login', '/offer']) {
    await page.goto(address);
    await expect(page.locator('body')).toHaveText(/^Обновите браузер: .* Safari от 15\.4\.$/);
  }
});

test('a browser that keeps no cookies has a session until the page is closed, and says so', async ({
  page,
  cabinet,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    if ('cookieStore' in window) CookieStore.prototype.getAll = () => Promise.resolve([]);
  });
  await cabinet.signIn(page, users.admin);
  await expect(page.getByText(/Браузер не сохраняет файлы cookie/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Реестр поставок' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Реестр поставок' })).toBeVisible();
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no field has letters so small that a phone zooms in', async ({ page, cabinet }) => {
    const small = () =>
      page
        .locator('input, select, textarea')
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
    await page.goto('/register');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await small()).toEqual([]);
    await cabinet.enter(page, users.admin, '/deliveries');
    for (const address of ['/deliveries', '/profile', '/financing']) {
      await page.goto(address);
      await expect(page.locator('main').locator('input, select, textarea').first()).toBeAttached();
      expect(await small(), address).toEqual([]);
    }
  });
});
