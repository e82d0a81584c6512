import type { Locator } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { hold } from './support/hold';
import { expectAllOffers, insuranceOffers } from './support/offerSections';
import { sidewaysScroll } from './support/sidewaysScroll';

test.describe('the cabinet', () => {
  test(
    'keeps the chosen theme over a reload, without showing the other theme first',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await cabinet.enter(page, users.admin, '/offer');
      await page.getByRole('button', { name: /Тема/ }).click();
      await page.getByRole('menuitemradio', { name: 'Тёмная' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );

  test('opens a page of the user menu in a new tab on Ctrl+click', async ({
    page,
    cabinet,
    context,
  }) => {
    await cabinet.enter(page, users.admin, '/offer');
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Профиль' }).click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/profile$/);
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('opens a page of the user menu by keyboard, and marks help as the current page', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/offer');
    await page.getByRole('button', { name: /Меню пользователя/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    // The new page takes the focus a frame later: an earlier press of Enter could miss the link.
    await expect(page.getByRole('main')).toBeFocused();
    const help = page.getByRole('banner').getByRole('link', { name: 'Помощь' });
    await help.press('Enter');
    await expect(page).toHaveURL(/\/help$/);
    await expect(help).toHaveAttribute('aria-current', 'page');
  });

  test('ends the top bar at the right edge of the content, even in a wide window', async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await cabinet.enter(page, users.admin, '/offer');
    const right = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    const cards = page.getByRole('article');
    await expectAllOffers(page);
    const ends = await Promise.all((await cards.all()).map(right));
    const end = Math.max(...ends);
    const menu = await right(page.getByRole('button', { name: /Меню пользователя/ }));
    expect(Math.abs(menu - end)).toBeLessThanOrEqual(2);
  });

  test('moves the menu into a drawer below 992 px', { tag: '@core' }, async ({ page, cabinet }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await cabinet.enter(page, users.admin, '/offer');
    const open = page.getByRole('button', { name: 'Открыть меню' });
    await open.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Страховые продукты' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('collapses the sidebar to 72 px and opens it again', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/offer');
    const sidebar = page.getByRole('navigation').first();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(230);
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThanOrEqual(72);
    await expect(page.getByRole('link', { name: 'Страховые продукты' })).toBeVisible();
    await page.getByRole('button', { name: 'Развернуть меню' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(230);
  });

  test('fills the screen with the dialog on a phone', async ({ page, cabinet }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await cabinet.enter(page, users.admin, '/offer');
    await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    // A desktop browser keeps 15 px for its scroll bar. A phone has none.
    expect((await sheet.boundingBox())?.width).toBeGreaterThanOrEqual(345);
  });

  test('can be used by keyboard alone', async ({ page, cabinet }) => {
    // «Что сделать» loads late and would add controls before the offers, so it is held back.
    await hold(page, /\/assets\/TodoBlock-[^/]*\.js$/);
    await page.goto('/login');
    await page.getByLabel('Логин', { exact: true }).focus();
    await page.keyboard.type(users.admin);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Demo-2026!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.reload();
    // The cards of banks may load last, but their buttons are the first in the tab order.
    await expectAllOffers(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Подать заявку' }).first()).toBeFocused();
    const apply = insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first();
    const isReached = () => apply.evaluate((button) => button === document.activeElement);
    // Each bank card above has one or two controls.
    const most = 2 * (await page.getByRole('article').count());
    for (let step = 0; step < most && !(await isReached()); step += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await isReached()).toBe(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(apply).toBeFocused();
    expect((await cabinet.control.log()).some(({ status }) => status >= 400)).toBe(false);
  });

  test('opens with default settings if the storage is invalid', async ({ page, cabinet }) => {
    await page.addInitScript(() => {
      localStorage.setItem('persist:cabinet-preferences', '{"theme":"\\"purple');
    });
    await cabinet.enter(page, users.admin, '/offer');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  });

  test(
    'shows hostile texts of a server as plain text',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.control.faults([{ kind: 'hostile-text' }]);
      cabinet.allow({ violations: [/./] });
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      await cabinet.enter(page, users.admin, '/offer');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(dialogs).toBe(0);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
});
