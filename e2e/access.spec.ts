import { expect, users } from './support/cabinet';
import { test } from './support/sharedPage';

test.describe('the cabinet', () => {
  test('refuses /dev to an administrator', { tag: '@core' }, async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    await page.goto('/dev');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('shows /dev to GODMOD after the sign-in', async ({ page, cabinet }) => {
    await page.goto('/dev');
    await expect(page).toHaveURL(/\/login\?redirect=\/dev$/);
    await cabinet.signIn(page, users.godmod);
    await expect(page).toHaveURL(/\/dev$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test(
    'shows the not-found page inside the cabinet for an unknown address',
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
    test(`shows the not-found page at ${address} without a sign-in`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
  }
});
