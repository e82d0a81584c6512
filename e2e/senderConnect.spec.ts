import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Подключение аккаунта' });
const sectionOf = (page: Page) =>
  page.getByRole('region', { name: 'Страхование заказов курьерской службы' });

/** Checks that the page keeps the secret nowhere. */
async function expectForgotten(page: Page, secret: string): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.values(localStorage),
      Object.values(sessionStorage),
      location.href,
      document.cookie,
    ]),
  );
  expect(kept).not.toContain(secret);
}

test(
  'a sender connects the account after an unknown contract and a wrong secret',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    const start = sectionOf(page).getByRole('button', { name: 'Подключить страхование' });
    const dialog = dialogOf(page);
    const goOn = dialog.getByRole('button', { name: 'Продолжить' });
    const number = dialog.getByRole('textbox', { name: 'Номер договора' });

    await test.step('an unknown contract has no offers, and its number can be corrected', async () => {
      await start.click();
      await expect(number).toBeFocused();
      await expect(dialog).toHaveCSS('width', '623px');
      await expect(goOn).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await number.fill('11112222');
      await goOn.click();
      const none = page.getByRole('alertdialog', { name: 'Нет предложений' });
      await expect(none).toContainText('Нет активных предложений по страхованию');
      await none.getByText('Закрыть').click();
      await expect(none).toBeHidden();
      await expect(start).toBeFocused();
      await start.click();
      await expect(number).toHaveValue('11112222');
    });

    await test.step('the help opens its picture, which can be rotated, zoomed and closed by Escape', async () => {
      await dialog.getByRole('button', { name: 'Номер договора' }).click();
      const preview = page.getByRole('dialog', { name: 'Номер договора' });
      await expect(preview.getByRole('region', { name: 'Номер договора' })).toBeFocused();
      const picture = preview.getByRole('img');
      // Waits until the element no longer moves.
      await picture.scrollIntoViewIfNeeded();
      const whole = await picture.boundingBox();
      await preview.getByRole('button', { name: 'Повернуть вправо' }).click();
      await expect(async () => {
        const turned = await picture.boundingBox();
        expect(turned?.height ?? 0).toBeGreaterThan(turned?.width ?? 0);
      }).toPass();
      await page.keyboard.press('0');
      for (let step = 0; step < 7; step += 1) await page.keyboard.press('+');
      await expect(preview.getByText('150 %')).toBeVisible();
      await expect(preview.getByRole('button', { name: 'Увеличить' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(async () => {
        const large = await picture.boundingBox();
        expect((large?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(1.5, 1);
      }).toPass();
      const stage = preview.getByRole('region', { name: 'Номер договора' });
      const scrolled = () => stage.evaluate(({ scrollLeft }) => scrollLeft);
      const before = await scrolled();
      await page.keyboard.press('ArrowRight');
      await expect.poll(scrolled).toBeGreaterThan(before);
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Номер договора' })).toBeFocused();
    });

    await test.step('«Назад» of the browser closes the picture, but not the dialog', async () => {
      await dialog.getByRole('button', { name: 'Номер договора' }).click();
      const preview = page.getByRole('dialog', { name: 'Номер договора' });
      await expect(preview).toBeVisible();
      await page.evaluate(() => window.history.back());
      await expect(preview).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/offer$/);
    });

    await test.step('the form shows an error for a wrong secret, by keyboard alone', async () => {
      await number.fill('77041234');
      await number.press('Enter');
      const id = dialog.getByRole('textbox', { name: 'Account/Идентификатор' });
      await expect(id).toBeFocused();
      await page.keyboard.type('770412345');
      await page.keyboard.press('Tab');
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Сервис не принял пароль');
      await expect(dialog.getByLabel('Secure password/Пароль')).toBeFocused();
      await expect(id).toHaveValue('770412345');
    });

    await test.step('the right secret connects the account, and links to the conditions', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('9081726354');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Аккаунт подключен' })).toBeFocused();
      await expectForgotten(page, '9081726354');
      const posts = (await cabinet.control.log()).filter(
        ({ operationId, status }) => operationId === 'createCredential' && status === 200,
      );
      expect(posts).toHaveLength(1);
      // The page has refetched the user, so it shows the menu of a sender.
      await dialog.getByRole('button', { name: 'Оформить страхование' }).press('Enter');
      await expect(page).toHaveURL(/\/sender\/insurance-conditions\?insurance=applying$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Управление страхованием' })).toBeVisible();
    });
  },
);

test('a sender who loses the role is redirected to /offer', async ({ page, cabinet }) => {
  await cabinet.signIn(page, users.sender);
  await page.getByRole('link', { name: 'Реестр заказов' }).click();
  await expect(page).toHaveURL(/\/sender\/order-register/);
  await page.route('**/api/v1/user', async (route) => {
    const response = await route.fetch();
    const user: { roles: { id: string; deleted: boolean }[] } = await response.json();
    const roles = user.roles.map((role) =>
      role.id === 'SENDER' ? { ...role, deleted: true } : role,
    );
    await route.fulfill({ response, json: { ...user, roles } });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/offer$/);
  await expect(page.getByRole('link', { name: 'Реестр заказов' })).toBeHidden();
  await page.goto('/sender/insurance-management');
  await expect(page).toHaveURL(/\/offer$/);
  // All users with the module see the conditions, and /sender redirects to them.
  await page.goto('/sender');
  await expect(page).toHaveURL(/\/sender\/insurance-conditions$/);
});
