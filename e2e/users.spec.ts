import type { Page } from 'playwright/test';
import { expect, users } from './support/cabinet';
import { test } from './support/sharedPage';

const SOKOLOVA = '/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';
const USERS = '/profile?tab=users';

async function openList(page: Page) {
  await page.goto(USERS);
  await expect(page.getByRole('grid', { name: 'Пользователи' })).toBeVisible();
}

async function openUser(page: Page, name: string) {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const roleSwitch = (page: Page, name: string) => page.getByRole('switch', { name });
const message = (page: Page, text: string | RegExp) =>
  page.locator('.p-toast-message').filter({ hasText: text });

test.describe('the administrator of an organization', () => {
  test(
    'adds a user, gives and removes a role, confirms and deletes the user',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin);
      await openList(page);
      await page.getByRole('button', { name: 'Добавить пользователя' }).click();
      const dialog = page.getByRole('dialog', { name: 'Добавить пользователя' });
      await dialog.getByLabel('Электронная почта').fill('timofeeva@severveter.ru');
      await dialog.getByLabel('Фамилия').fill('Тимофеева');
      await dialog.getByLabel('Имя').fill('Дарья');
      await dialog.getByRole('button', { name: 'Добавить' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(message(page, /Временный пароль отправлен/)).toBeVisible();
      await expect(rowOf(page, 'Тимофеева Дарья')).toContainText('Не подтверждён');

      await openUser(page, 'Тимофеева Дарья');
      const finance = roleSwitch(page, 'Финансирование');
      await finance.click();
      await expect(finance).not.toHaveAttribute('aria-busy');
      await page.reload();
      await expect(finance).toBeChecked();
      await finance.click();
      await expect(finance).not.toHaveAttribute('aria-busy');
      await page.reload();
      await expect(roleSwitch(page, 'Пользователь')).toBeChecked();
      await expect(finance).not.toBeChecked();

      await page.getByRole('button', { name: 'Подтвердить пользователя' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
      await expect(page.getByText('Активен')).toBeVisible();

      await page.getByRole('button', { name: 'Удалить пользователя' }).click();
      const deleted = message(page, 'Пользователь Тимофеева Дарья удалён');
      // Hovering stops the ten seconds of the message, so the list may load slowly.
      await deleted.hover();
      await expect(page).toHaveURL(/\/profile\?tab=users$/);
      await expect(rowOf(page, 'Соколова')).toBeVisible();
      await expect(rowOf(page, 'Тимофеева')).toHaveCount(0);
      // Closing the message sends the change at once.
      await deleted.getByRole('button', { name: 'Закрыть' }).click();
      await expect
        .poll(async () => (await cabinet.control.log()).map(({ operationId }) => operationId))
        .toContain('deleteUser');

      await page.getByRole('link', { name: 'Удалённые' }).click();
      await openUser(page, 'Тимофеева Дарья');
      await expect(page.getByText('Удалён', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      const created = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'createUser',
      );
      expect(created).toHaveLength(1);
    },
  );

  test('confirms a registered user in the list', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin);
    await openList(page);
    await page.getByRole('button', { name: 'Подтвердить: Ильин Тимур' }).click();
    const question = page.getByRole('alertdialog', { name: 'Подтвердить пользователя?' });
    await expect(question).toContainText('Ильин Тимур');
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(rowOf(page, 'Ильин Тимур')).toContainText('Активен');
    await expect(page).toHaveURL(/\/profile\?tab=users$/);
    await page.getByRole('link', { name: 'Не подтверждённые' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ничего не найдено' })).toBeVisible();
  });

  test('finds users by name, by login, and by a name typed on the wrong keyboard layout', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin);
    await openList(page);
    const search = page.getByRole('searchbox');
    for (const text of ['елкина', 'Светлана', 'Светлана Ёлкина', 'elkina@', 'krbyf', 'сдлштф']) {
      const found = text === 'сдлштф' ? 0 : 1;
      await search.fill(text);
      await expect(rowOf(page, 'Ильин')).toHaveCount(0);
      await expect(rowOf(page, 'Ёлкина Светлана')).toHaveCount(found);
    }
    expect(page.url()).not.toMatch(/%D1|elkina|krbyf/);
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect(rowOf(page, 'Ильин')).toBeVisible();
  });

  test('sees the user menu follow a changed name at once', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, SOKOLOVA);
    await page.getByLabel('Фамилия').fill('Яковлева');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('button', { name: /Меню пользователя.*Яковлева/ })).toBeVisible();
  });
});

test.describe('the list of users', () => {
  test('lets the owner of the cabinet confirm users of another organization', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.godmod);
    await openList(page);
    const row = rowOf(page, 'Орлов Илья');
    await expect(row).toContainText('ООО «Новый горизонт»');
    await row.getByRole('button', { name: /^Подтвердить/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('ООО «Новый горизонт»');
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(row).toContainText('Активен');
    await openUser(page, 'Орлов Илья Денисович');
    await expect(roleSwitch(page, 'Владелец кабинета')).not.toBeChecked();
  });

  test('is hidden from a user without the role', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.supplier, '/profile');
    await expect(page.getByRole('link', { name: 'Мои данные' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Пользователи' })).toHaveCount(0);
    await page.goto(SOKOLOVA);
    await expect(page).toHaveURL(/\/offer$/);
    await page.goto(USERS);
    await expect(page.getByRole('grid', { name: 'Пользователи' })).toHaveCount(0);
  });

  test('can be used by keyboard alone', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin);
    await openList(page);
    await page.getByRole('link', { name: 'Ильин Тимур' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ильин Тимур' })).toBeVisible();
    const finance = roleSwitch(page, 'Финансирование');
    await finance.focus();
    await page.keyboard.press('Space');
    await expect(finance).not.toHaveAttribute('aria-busy');
    await expect(finance).toBeChecked();
    await expect(finance).toBeFocused();
    await page.getByRole('button', { name: 'Удалить пользователя' }).focus();
    await page.keyboard.press('Enter');
    // Hovering stops the ten seconds of the message, so the list may load slowly.
    await message(page, 'Пользователь Ильин Тимур удалён').hover();
    await expect(page).toHaveURL(/\/profile\?tab=users$/);
    await expect(rowOf(page, 'Соколова')).toBeVisible();
    await expect(rowOf(page, 'Ильин')).toHaveCount(0);
    await page.keyboard.press('Control+KeyZ');
    await expect(rowOf(page, 'Ильин')).toBeVisible();
  });
});
