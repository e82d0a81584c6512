import { expect, users } from './support/cabinet';
import { test } from './support/sharedPage';

test.describe('access', () => {
  test('to /dev is for GODMOD only', { tag: '@core' }, async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    await page.goto('/dev');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('to /dev shows GODMOD every component', async ({ page, cabinet }) => {
    await page.goto('/dev');
    await expect(page).toHaveURL(/\/login\?redirect=\/dev$/);
    await cabinet.signIn(page, users.godmod);
    await expect(page).toHaveURL(/\/dev$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test(
    'to an unknown address shows the not-found page inside the session',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.goto('/no/such/page');
      await expect(page).toHaveURL(/\/login\?redirect=\/no\/such\/page$/);
      await cabinet.signIn(page, users.admin);
      await expect(page).toHaveURL(/\/offer$/);
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
      await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'На главную' }).click();
      await expect(page).toHaveURL(/\/offer$/);
    },
  );

  for (const address of ['/public/nothing-here', '/seller/register/nothing-here']) {
    test(`to ${address} needs no sign-in`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
  }
});
