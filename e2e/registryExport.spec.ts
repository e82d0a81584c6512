import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import readSheets from 'read-excel-file/node';
import { expect, test, users } from './support/cabinet';
import { expectShortTasks, tasksOf } from './support/pageTasks';

const task = (page: Page) => page.getByRole('region', { name: 'Выгрузка: Реестр поставок' });

/** Chooses a format in the menu «Выгрузить». The first menu item of a format exports all found rows. */
async function choose(page: Page, format: 'Excel' | 'CSV', place = 0) {
  await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).nth(place).click();
}

async function exported(page: Page, format: 'Excel' | 'CSV'): Promise<Download> {
  const coming = page.waitForEvent('download');
  await choose(page, format);
  return coming;
}

async function sheetOf(file: Download) {
  const [sheet] = await readSheets(await file.path());
  return sheet?.data ?? [];
}

test(
  'all found rows are exported to Excel, and numbers and dates stay numbers and dates',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.enter(page, users.supplier, '/deliveries?status=OVERDUE');
    const found = Number(
      await page.getByRole('grid', { name: 'Реестр поставок' }).getAttribute('aria-rowcount'),
    );
    const coming = page.waitForEvent('download');
    await choose(page, 'Excel');
    // Checks the message before the file, because the message disappears after three seconds.
    await expect(page.getByText(/^Выгрузка готова: /)).toBeVisible();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^Реестр поставок \d{4}-\d{2}-\d{2}\.xlsx$/);
    const [header = [], ...rows] = await sheetOf(file);
    expect(rows).toHaveLength(found - 1);
    const valueOf = (name: string) => rows[0]?.[header.indexOf(name)];
    for (const name of ['Тип', 'ИНН покупателя', 'Покупатель', 'Договор поставки']) {
      expect(typeof valueOf(name), name).toBe('string');
    }
    for (const name of ['Сумма с НДС', 'Остаток долга', 'Отсрочка']) {
      expect(typeof valueOf(name), name).toBe('number');
    }
    expect(valueOf('Срок оплаты')).toBeInstanceOf(Date);
    await expect(task(page)).toBeHidden();
  },
);

/** Fields of rows and panels that no default column of the table has, by registry. */
const FIELDS: readonly { as: string; at: string; fields: readonly string[] }[] = [
  {
    as: users.supplier,
    at: '/deliveries',
    fields: ['ИНН покупателя', 'КПП покупателя', 'В том числе НДС', 'Оплачена полностью'],
  },
  {
    as: users.supplier,
    at: '/deliveries?tab=invoices',
    fields: ['Период', 'Договор', 'Оплачен', 'Осталось оплатить', 'Получатель', 'БИК', 'Р/с'],
  },
  {
    as: users.supplier,
    at: '/financing',
    fields: ['ИНН покупателя', 'Дата заказа', 'Погашено покупателем', 'Остаток долга', 'Регресс'],
  },
  {
    as: users.sender,
    at: '/sender/order-register',
    fields: ['№ накладной', 'Доставка', 'Возврат'],
  },
  {
    as: users.sender,
    at: '/sender/order-register?tab=claims',
    fields: ['Период', 'Дата события', 'Описание', 'Ответ страховой компании', 'Заказы'],
  },
  {
    as: users.sender,
    at: '/sender/invoices-payment',
    fields: ['НДС', 'Назначение', 'Оплачен', 'Осталось оплатить', 'Получатель', 'ИНН', 'Р/с'],
  },
  { as: users.seller, at: '/documents', fields: ['Номер'] },
  { as: users.admin, at: '/profile?tab=users', fields: ['Логин', 'Телефон'] },
];

for (const { as, at, fields } of FIELDS) {
  test(`the export of ${at} includes the fields that only the panel shows`, async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, as, at);
    const file = await exported(page, 'CSV');
    const [header = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(header.replace('\uFEFF', '').split(';')).toEqual(expect.arrayContaining([...fields]));
  });
}

test(
  'an export whose worker cannot be loaded shows a message before it reads any row',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/ERR_FAILED/] });
    await page.route('**/exportWorker*', (route) => route.abort());
    await cabinet.enter(page, users.supplier, '/deliveries');
    // Waits for the searches of the tiles and of the bar with the debts by age, which sends its search only after the
    // first rows.
    await expect(page.getByRole('button', { name: /^Просрочка 30\+ дней/ })).toBeVisible();
    await expect(page.locator('main .bone')).toHaveCount(0);
    let searches = 0;
    page.on('request', (request) => {
      // Counts only searches for supplies, because other calls may belong to the bell.
      if (request.url().endsWith('/api/v1/finance/supply/find')) searches += 1;
    });
    await choose(page, 'CSV');
    await expect(page.getByText(/^Не удалось начать выгрузку/)).toBeVisible();
    await expect(task(page)).toBeHidden();
    expect(searches).toBe(0);
  },
);

test('an export waits while the connection is lost, and a cancelled export saves no file', async ({
  page,
  cabinet,
}) => {
  cabinet.allow({ consoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await cabinet.control.reset('large');
  await cabinet.enter(page, users.supplier, '/deliveries');
  await choose(page, 'CSV');
  await expect(task(page).getByText(/поставок из 100\u00A0000/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(task(page).getByText(/Нет связи, скоро продолжим/)).toBeVisible();
  const before = await task(page).getByText(/ из /).textContent();
  await page.context().setOffline(false);
  await expect(task(page).getByText(/Нет связи/)).toBeHidden();
  await expect(task(page).getByText(/ из /)).not.toHaveText(before ?? '');
  // The export task stays visible on another page.
  await page.getByRole('link', { name: 'Счета', exact: true }).click();
  await expect(task(page)).toBeVisible();
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await task(page).getByRole('button', { name: 'Отменить' }).click();
  await expect(task(page)).toBeHidden();
  expect(saved).toBe(0);
});

test('an export of 100 000 rows does not block the page', async ({ page, cabinet }) => {
  test.setTimeout(600_000);
  await cabinet.control.reset('large');
  await cabinet.enter(page, users.supplier, '/deliveries');
  let path = '';
  await expectShortTasks(async () => {
    const coming = page.waitForEvent('download', { timeout: 240_000 });
    await choose(page, 'CSV');
    return tasksOf(page, async () => {
      path = await (await coming).path();
    });
  });
  const lines = (await readFile(path, 'utf8')).split('\r\n');
  expect(lines).toHaveLength(100_002);
  expect(new Set(lines.slice(1, -1).map((line) => line.split(';')[0])).size).toBe(100_000);
});
