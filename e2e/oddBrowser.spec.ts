import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

// Browsers that keep nothing, or whose clock is wrong: the cabinet works with what there is.

const HOURS_MS = 60 * 60 * 1000;

/** Each is said to a page before it opens. */
const ODDITIES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'forbids storages',
    (page) =>
      page.addInitScript(() => {
        const forbidden = {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
        Object.defineProperty(window, 'sessionStorage', forbidden);
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
  const tag = index === 0 ? ['@core'] : [];
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

test(
  'a network that comes back brings the data anew, and nothing else',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
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
  },
);
