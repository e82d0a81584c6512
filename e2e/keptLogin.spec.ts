import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { hold, SCRIPTS } from './support/hold';
import { signOut } from './support/signIn';

// Tests «Запомнить логин», which keeps the login on this device while it is ticked.

const login = (page: Page) => page.getByLabel('Логин', { exact: true });
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Запомнить логин' });
const foreign = (page: Page) => page.getByRole('checkbox', { name: 'Это чужой компьютер' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cabinet-login'));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`the sign-in page at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'fills in a saved login before any script',
      { tag: viewport.width === 1440 ? ['@core'] : [] },
      async ({ page }) => {
        await page.goto('/login');
        await login(page).fill(users.admin);
        await password(page).fill(PASSWORD);
        await keep(page).check();
        await password(page).press('Enter');
        await expect(page).toHaveURL(/\/offer$/);
        await expect.poll(() => kept(page)).toBe(users.admin);
        await signOut(page);

        await expect(login(page)).toHaveValue(users.admin);
        await expect(password(page)).toHaveValue('');
        await expect(keep(page)).toBeChecked();
        await expectAccessible(page);

        // The scripts are held back, so the inline script fills in the served form.
        const release = await hold(page, SCRIPTS);
        await page.goto('/login', { waitUntil: 'commit' });
        await expect(login(page)).toHaveValue(users.admin);
        await expect(keep(page)).toBeChecked();
        // The form is visible before its stylesheet has loaded, so this waits for the styles.
        const hasStyles = () =>
          page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null));
        await expect.poll(hasStyles).toBe(true);
        const enter = page.getByRole('button', { name: 'Войти' });
        await expect(enter).toBeVisible();
        // A font that arrives later would move the button, too.
        await page.evaluate(async () => void (await document.fonts.ready));
        const before = await enter.boundingBox();
        release();
        await expect(page.locator('#root[data-page]')).toHaveCount(0);
        await expect.poll(() => enter.boundingBox()).toEqual(before);
        await password(page).fill(PASSWORD);
        await password(page).press('Enter');
        await expect(page).toHaveURL(/\/offer$/);
      },
    );
  });
}

test(
  'a saved login is deleted when its box is unchecked, and no login is saved on someone else’s computer',
  { tag: '@core' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('began')) return;
      sessionStorage.setItem('began', 'yes');
      localStorage.setItem('cabinet-login', 'anna@severveter.ru');
    });
    const release = await hold(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(login(page)).toHaveValue('anna@severveter.ru');
    await login(page).fill('');
    await foreign(page).check();
    await expect(keep(page)).not.toBeChecked();
    release();
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await expect.poll(() => kept(page)).toBeNull();
    await expect(login(page)).toHaveValue('');
    await expect(foreign(page)).toBeChecked();
    await expect(keep(page)).not.toBeChecked();
    expect(await page.evaluate(() => document.cookie)).toContain('foreignComputer=1');

    await login(page).fill(users.admin);
    await password(page).fill(PASSWORD);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
    expect(await kept(page)).toBeNull();

    // The user presses keys only; the last change of the checkbox decides.
    await page.context().clearCookies();
    await page.goto('/login');
    await keep(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(foreign(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(keep(page)).not.toBeChecked();
  },
);
