import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import readWorkbook from 'read-excel-file/node';
import { whenAnswered } from './support/answered';
import { expect, test, users } from './support/cabinet';

const registry = (page: Page) => page.getByRole('grid', { name: 'Объекты финансирования' });
const message = (page: Page, text: string | RegExp) =>
  page.locator('.p-toast-message').filter({ hasText: text });
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test.describe('a supplier', () => {
  test.beforeEach(async ({ page, cabinet }) => {
    await cabinet.control.reset('supplier');
    await cabinet.enter(page, users.admin);
  });

  test(
    'orders financing for 120 objects on three pages and sees that two are refused',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.goto('/financing');
      await expect(page.getByText('1–50 из 154', { exact: true })).toBeVisible();
      for (const next of [2, 3]) {
        await page.getByRole('checkbox', { name: /^Выбрать все/ }).check();
        await page.getByRole('button', { name: 'Следующая страница' }).click();
        await expect(page).toHaveURL(new RegExp(`page=${next}`));
        await expect(
          page.getByText(next === 2 ? '51–100 из 154' : '101–150 из 154', { exact: true }),
        ).toBeVisible();
        await whenAnswered(page);
      }
      // The page contains visible rows only, so the keyboard moves to the twentieth row.
      const rows = registry(page).getByRole('row');
      await rows.nth(1).getByRole('checkbox').check();
      await rows.nth(1).focus();
      for (let row = 1; row < 20; row += 1) await page.keyboard.press('ArrowDown');
      await expect(page.locator('tr:focus')).toHaveAttribute('data-row', '19');
      await page
        .locator('tr:focus')
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      await expect(page.getByText(/^Выбрано 120 на [\d\s]+,\d\d\s₽$/)).toBeVisible();

      await page.getByRole('button', { name: 'Заказать финансирование' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Предварительный расчёт');
      await expect(dialog).toContainText(/Лимит превышен на [\d\s]+,\d\d\s₽/);
      await dialog.getByRole('button', { name: 'Заказать 120 объектов' }).dblclick();
      // A large order needs a confirmation.
      await page.getByRole('button', { name: 'Отправить', exact: true }).click();
      await expect(dialog.getByText(/Заказано: 118\sобъектов/)).toBeVisible();
      const refused = dialog.getByRole('list', { name: 'Не заказаны' }).getByRole('listitem');
      await expect(refused).toHaveCount(2);
      await expect(refused.first()).toContainText('Превышен доступный лимит по договору');
      const number = (await refused.first().textContent())?.match(/ТР-\d{4}-\d{4}/)?.[0] ?? '';
      await dialog.getByRole('button', { name: 'Закрыть' }).last().click();

      await expect(page.getByText(/^Выбрано 2 на/)).toBeVisible();
      // The result was shown in the dialog, and is not shown again.
      await expect(page.getByText('Не заказано')).toBeHidden();
      await page.goto(`/financing?search=${number}`);
      // The refused objects stay selected on another page, because they can still be ordered.
      await expect(rowOf(page, number)).toBeVisible();
      await expect(page.getByText(/^Выбрано 2 на/)).toBeVisible();
      const orders = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'orderFinancingObjects',
      );
      expect(orders).toHaveLength(1);
    },
  );

  test(
    'downloads an Excel file with the current filters, and excludes an object',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/financing?view=all&status=OVERDUE');
      await expect(registry(page)).toBeVisible();
      const shown = await page.getByText(/^Итого по \d+/).textContent();
      const count = Number(shown?.match(/^Итого по (\d+)/)?.[1]);
      await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Выгрузить в Excel' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        /^Объекты финансирования \d{4}-\d\d-\d\d\.xlsx$/,
      );
      await expect(message(page, /Файл «Объекты финансирования .*» скачан/)).toBeVisible();
      const [sheet] = await readWorkbook(await readFile(await download.path()));
      const [header = [], ...rows] = sheet?.data ?? [];
      expect(rows).toHaveLength(count);
      const status = header.indexOf('Статус');
      expect(new Set(rows.map((row) => row[status]))).toEqual(new Set(['Просрочено']));

      await page.goto('/financing');
      const first = registry(page).getByRole('row').nth(1);
      await whenAnswered(page);
      const number = (await first.textContent())?.match(/ТР-\d{4}-\d{4}/)?.[0] ?? '';
      await first.getByText(number).click();
      const panel = page.getByLabel(`Требование ${number}`, { exact: true });
      await expect(panel).toContainText('Договор поставки');
      await panel.getByRole('button', { name: 'Действия с записью' }).click();
      await page.getByRole('menuitem', { name: 'Исключить из финансирования' }).click();
      await expect(message(page, `Требование ${number} исключено`)).toBeVisible();
      await expect(rowOf(page, number)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Объекты' })).toBeFocused();
      await page.goto(`/financing?view=all&search=${number}`);
      await expect(rowOf(page, number)).toContainText('Исключено');
    },
  );

  test(
    'creates a rule by keyboard only, sees its objects, and downloads an agreement',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/financing?tab=rules');
      await page.getByRole('button', { name: 'Добавить правило' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Новое правило' });
      await dialog.getByLabel('Название').fill('Крупные в Технопром');
      const agreement = dialog.getByLabel('Договор');
      // The agreements load later than the form, and the arrow key needs an option to select.
      await expect(agreement.locator('option').nth(1)).toBeAttached();
      await agreement.focus();
      await page.keyboard.press('ArrowDown');
      await expect(agreement).not.toHaveValue('');
      await page.keyboard.press('Tab');
      await page.keyboard.type('технопр');
      await expect(dialog.getByRole('option', { name: /Технопром/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('list', { name: 'Покупатели: выбрано' })).toContainText(
        'Технопром',
      );
      await dialog.getByLabel('Сумма от, ₽').fill('1 000 000,00');
      await expect(dialog.getByText(/^Под правило попада(ет|ют) \d+ объект/)).toBeVisible();
      await dialog.getByLabel('Действует по', { exact: true }).fill('31.12.2030');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const rule = page.getByRole('article', { name: 'Крупные в Технопром' });
      await expect(rule).toContainText('от 1 000 000,00 ₽');
      await expect(rule).toContainText('по 31.12.2030');
      await rule.getByRole('switch', { name: 'Включено' }).press('Space');
      await expect(rule).toContainText('Выключено');

      await page.getByRole('link', { name: 'Договоры' }).click();
      const card = page.getByRole('article').first();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: 'Скачать договор' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Договор финансирования № .*\.pdf$/);
    },
  );
});
