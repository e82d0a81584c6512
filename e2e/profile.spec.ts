import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { openProfile } from './support/profile';

const NEW_PASSWORD = 'Vetka-7021-Sneg!';

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const userMenu = (page: Page) => page.getByRole('button', { name: /Меню пользователя/ });
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' });

async function enterPassword(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Логин', { exact: true }).fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test.describe('the tab «Мои данные»', () => {
  test(
    'saves changed data, and shows them in the top bar and at the next visit',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await openProfile(page, cabinet, users.admin);
      await page.getByLabel('Имя').fill('Жанна');
      await page.getByLabel('Нет отчества').check();
      await page.getByLabel('Мобильный телефон').focus();
      await page.getByLabel('Мобильный телефон').fill('+79160001122');
      await page.getByLabel('Электронная почта').focus();
      await expect(page.getByLabel('Мобильный телефон')).toHaveValue('+7 916 000-11-22');
      await save(page).click();
      await expect(toast(page, 'Данные сохранены')).toBeVisible();
      await expect(userMenu(page)).toHaveAccessibleName('Меню пользователя: Жанна Соколова');

      await page.reload();
      await expect(page.getByLabel('Имя')).toHaveValue('Жанна');
      await expect(page.getByLabel('Нет отчества')).toBeChecked();
      await expect(page.getByLabel('Мобильный телефон')).toHaveValue('+7 916 000-11-22');
      const puts = (await cabinet.control.log()).filter(({ method }) => method === 'PUT');
      expect(puts).toHaveLength(1);
    },
  );

  test(
    'asks before the user leaves unsaved changes by a link or «Назад», but not after saving',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/offer');
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: 'Профиль' }).click();
      await page.getByLabel('Имя').fill('Жанна');

      const dialog = page.getByRole('alertdialog', { name: 'Уйти со страницы?' });
      await page.getByRole('link', { name: 'Страховые продукты' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Остаться' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByLabel('Имя')).toHaveValue('Жанна');

      await page.getByRole('link', { name: 'Безопасность' }).click();
      await dialog.getByRole('button', { name: 'Уйти' }).click();
      await expect(page.getByRole('heading', { name: 'Смена пароля' })).toBeVisible();
      await page.getByRole('link', { name: 'Мои данные' }).click();
      await expect(page.getByLabel('Имя')).toHaveValue('Анна');

      await page.getByLabel('Имя').fill('Жанна');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Данные сохранены')).toBeVisible();
      await page.getByRole('link', { name: 'Страховые продукты' }).click();
      await expect(page).toHaveURL(/\/offer$/);
    },
  );

  test('shows what another window has changed before overwriting it', async ({
    page,
    cabinet,
    context,
  }) => {
    await openProfile(page, cabinet, users.admin);
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByLabel('Имя').fill('Жанна');
    await other.getByLabel('Фамилия').fill('Орлова');
    await save(other).click();
    await expect(toast(other, 'Данные сохранены')).toBeVisible();

    await page.getByLabel('Имя').fill('Мария');
    await save(page).click();
    await expect(page.getByText('В другом окне: Жанна')).toBeVisible();
    await expect(page.getByLabel('Фамилия')).toHaveValue('Орлова');
    await save(page).click();
    await expect(userMenu(page)).toHaveAccessibleName('Меню пользователя: Мария Орлова');
  });

  test('leaves no personal data in storage, address or history', async ({ page, cabinet }) => {
    await openProfile(page, cabinet, users.admin);
    await page.getByLabel('Имя').fill('Жанна');
    await save(page).click();
    await expect(toast(page, 'Данные сохранены')).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state, location.href]),
    );
    expect(kept).not.toMatch(/Жанна|Соколова|severveter|\+7/);
  });
});

test.describe('the password', () => {
  test(
    'is changed by a user who knows the old password, and then opens the cabinet',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      // Chromium logs a refused call.
      cabinet.allow({ consoleErrors: [/status of 4\d\d/] });
      await openProfile(page, cabinet, users.admin, 'security');
      await page.getByLabel('Текущий пароль').fill('Wrong-2026!');
      await page.getByLabel('Новый пароль').fill(NEW_PASSWORD);
      await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Изменить пароль' }).click();
      await expect(page.getByLabel('Текущий пароль')).toBeFocused();
      await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription(
        'Неверный текущий пароль',
      );
      await expect(page.getByLabel('Новый пароль')).toHaveValue(NEW_PASSWORD);

      await page.getByLabel('Текущий пароль').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Пароль изменён')).toBeVisible();
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain('Vetka');

      // The page reloads itself after the response to the sign-out; text typed before that would be lost.
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Выйти из кабинета' }).click();
      await reloaded;
      await expect(page).toHaveURL(/\/login$/);
      await enterPassword(page, users.admin, PASSWORD);
      await expect(page.getByRole('alert')).toContainText('Неверный логин или пароль');
      await enterPassword(page, users.admin, NEW_PASSWORD);
      await expect(page).toHaveURL(/\/offer$/);
    },
  );

  test('can be generated by the server', async ({ page, cabinet }) => {
    await openProfile(page, cabinet, users.admin, 'security');
    await page.getByLabel('Текущий пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    await expect(page.getByText(/Пароль сгенерирован/)).toBeVisible();
    await page.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(page.getByText('Пароль изменён')).toBeVisible();
  });
});

test.describe('the appearance', () => {
  test('keeps the chosen settings after a reload, without showing the wide menu first', async ({
    page,
    cabinet,
  }) => {
    await openProfile(page, cabinet, users.admin, 'interface');
    await page.getByRole('radio', { name: 'Тёмная' }).check();
    await page.getByRole('radio', { name: /Плотно/ }).check();
    await page.getByRole('switch', { name: /боковое меню/ }).click();
    await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();

    await page.addInitScript(() => {
      new MutationObserver(() => {
        const sidebar = document.querySelector('.sidebar');
        if (sidebar && !sidebar.classList.contains('sidebar--collapsed')) {
          document.documentElement.dataset['wideMenu'] = 'seen';
        }
      }).observe(document, { subtree: true, childList: true });
    });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Тёмная' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: /Плотно/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-wide-menu');

    await page.getByRole('button', { name: 'Сбросить настройки' }).click();
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть прежние' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the integrations', () => {
  test('show a connected account and disconnect it after a confirmation', async ({
    page,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/status of 404/] });
    await openProfile(page, cabinet, users.sender, 'integrations');
    await expect(page.getByText('Подключён', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Действия с аккаунтом' }).click();
    await page.getByRole('menuitem', { name: 'Отключить аккаунт' }).click();
    const dialog = page.getByRole('alertdialog', {
      name: 'Отключить аккаунт курьерской службы?',
    });
    await dialog.getByRole('button', { name: 'Отключить' }).click();
    await expect(toast(page, 'Аккаунт курьерской службы отключён')).toBeVisible();
    await expect(page.getByText('Не подключён')).toBeVisible();
    const deletions = (await cabinet.control.log()).filter(({ method }) => method === 'DELETE');
    expect(deletions).toHaveLength(1);
  });

  test('have no tab for users without an account to connect', async ({ page, cabinet }) => {
    await openProfile(page, cabinet, users.supplier, 'integrations');
    await expect(page.getByRole('heading', { level: 2, name: 'Мои данные' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Интеграции' })).toHaveCount(0);
  });
});

test.describe('the tabs', () => {
  test('become a button with the open tab if they do not fit in a line', async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width: 600, height: 740 });
    await openProfile(page, cabinet, users.sender, 'interface');
    const button = page.getByRole('button', { name: /, выбрать раздел$/ });
    await expect(button).toHaveText(/^Интерфейс/);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Безопасность' }).click();
    await expect(page.getByRole('heading', { name: 'Смена пароля' })).toBeVisible();
    await expect(button).toHaveText(/^Безопасность/);
  });

  test('show an unverified user his own data', async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/, /status of 406/] });
    await openProfile(page, cabinet, users.unverified);
    await page.getByLabel('Имя').fill('Пётр');
    await save(page).click();
    await expect(toast(page, 'Данные сохранены')).toBeVisible();
    await page.getByRole('link', { name: 'Интерфейс' }).click();
    await expect(page.getByRole('heading', { name: 'Внешний вид' })).toBeVisible();
  });
});
