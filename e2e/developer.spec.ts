import type { Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';

async function open(page: Page, cabinet: Cabinet, panel: string): Promise<void> {
  await cabinet.enter(page, users.godmod, `/dev?tab=${panel}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
}

test.describe('the developer page', () => {
  test('shows contract and modules, and links to its other panels', async ({ page, cabinet }) => {
    await open(page, cabinet, 'store');
    await expect(page.getByRole('searchbox', { name: 'Поиск по хранилищу' })).toBeVisible();
    await page.getByRole('link', { name: 'Контракт и модули', exact: true }).click();
    await expect(page).toHaveURL(/\/dev$/);
    await expect(page.getByRole('row', { name: /^Итого \d+/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Помощь help.*Доступен/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Поиск по хранилищу' })).toBeVisible();
  });

  test('adds a fault, moves the clock and changes the scenario', async ({ page, cabinet }) => {
    await open(page, cabinet, 'backend');
    await page.getByLabel('Вид сбоя').selectOption('404');
    await page.getByLabel('Операция, без неё все').fill('getOrganization');
    await page.getByRole('button', { name: 'Добавить сбой' }).click();
    await expect(page.getByText('404: getOrganization')).toBeVisible();
    await page.getByRole('button', { name: 'Убрать все сбои' }).click();
    await expect(page.getByText('Сбоев нет')).toBeVisible();

    await page.getByRole('button', { name: 'Перевести на 10-е число' }).click();
    await expect(page.getByText(/На сервере 10\.\d\d\.\d{4}/)).toBeVisible();

    await page.getByRole('radio', { name: /^empty/ }).check();
    await page.getByRole('button', { name: 'Применить сценарий' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Сменить сценарий?' });
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Сейчас: default')).toBeVisible();
    await page.getByRole('button', { name: 'Применить сценарий' }).click();
    await dialog.getByRole('button', { name: 'Сменить сценарий' }).click();
    await expect(page.getByText('Сейчас: empty')).toBeVisible();
  });

  test('shows the errors that its buttons cause, and the menu still opens other pages', async ({
    page,
    cabinet,
  }) => {
    cabinet.allow({ consoleErrors: [/нарочно/], pageErrors: [/нарочно/] });
    await open(page, cabinet, 'checks');
    const rejected = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'Отклонить обещание' }).click();
    expect((await rejected).message).toContain('нарочно');

    await page.getByRole('button', { name: 'Запросить несуществующее' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /^40\d: / })).toBeVisible();

    await page.getByRole('button', { name: 'Показать успех' }).click();
    await expect(page.getByText('Изменения сохранены')).toBeVisible();

    await page.getByRole('button', { name: 'Сломать страницу' }).click();
    await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
    await page.getByRole('link', { name: 'Страховые продукты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страховые продукты');
  });
});
