import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { whenAnswered } from './support/answered';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { scan } from './support/qrCode';

const PATH = '/sender/order-register';
const grid = (page: Page, name: string) => page.getByRole('grid', { name });
const rows = (page: Page, name: string) => grid(page, name).locator('tbody').getByRole('row');
const footer = (page: Page) => page.getByText(/^(Итого по|Всего) \d/);
const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00A0]/gu, '');

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.signIn(page, users.sender);
  await page.goto(address);
}

test(
  'a sender finds an order, reads its history and makes its claim',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await open(page, cabinet, PATH);
    const orders = () => rows(page, 'Реестр заказов');
    await expect(footer(page)).toContainText(/Итого по [\d\s]+запис/);

    await test.step('a tile filters the orders, and the address keeps the filter', async () => {
      const tile = page.getByRole('button', { name: /^Не вручено/ });
      await expect(tile).toContainText(/\d/);
      await tile.click();
      await expect(page).toHaveURL(/status=NOT_DELIVERED/);
      await expect(orders().first()).toContainText('Не вручен');
      await page.reload();
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
      await tile.click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    });

    await test.step('a status of the directory filters the rows', async () => {
      await page.getByRole('button', { name: 'Фильтры' }).click();
      const filters = page.getByRole('group', { name: 'Фильтры', exact: true });
      await filters.getByRole('checkbox', { name: 'Вручен', exact: true }).click();
      await expect(page).toHaveURL(/status=DELIVERED/);
      const insured = filters.getByLabel('Страхование');
      await insured.selectOption('Застрахован');
      await expect(page).toHaveURL(/insured=yes/);
      // The address changes before the screen, and until then the old rows look loaded.
      await expect(insured).toHaveValue('yes');
      await whenAnswered(page);
      await expect(orders().first()).toContainText('Вручен');
      await expect(orders().filter({ hasText: 'Не вручен' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Фильтры' }).click();
    });

    await test.step('the keyboard opens an order with its history and its items, and closes it', async () => {
      await orders().first().focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: /^Заказ №/ });
      await expect(panel).toBeFocused();
      const history = panel.getByRole('list', { name: 'История заказа' });
      await expect(history.getByRole('listitem').first()).toContainText('Создан');
      await expect(history.locator('[aria-current="step"]')).toContainText('Вручен');
      await expect(panel.getByRole('list', { name: 'Состав заказа' })).toContainText('шт.');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(orders().first()).toBeFocused();
    });

    await test.step('an order with a claim links to the claim, and offers no second claim', async () => {
      await page.goto(`${PATH}?claim=on`);
      await orders().filter({ hasText: 'Выплачено' }).first().click();
      const panel = page.getByRole('complementary', { name: /^Заказ №/ });
      await expect(panel.getByText(/^По заказу уже есть заявление/)).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Создать заявление' })).toHaveCount(0);
      await panel.getByRole('link', { name: 'Открыть заявление' }).click();
      const claim = page.getByRole('complementary', { name: /^Заявление №/ });
      const history = claim.getByRole('list', { name: 'История заявления' });
      await expect(history.locator('[aria-current="step"]')).toContainText('Выплачено');
      await expect(page).toHaveURL(/tab=claims/);
      await claim.getByRole('link', { name: /^ПП-/ }).click();
      await expect(page.getByRole('complementary', { name: /^Заказ №/ })).toBeVisible();
    });
  },
);

test('an order in progress updates without a click', async ({ page, cabinet }) => {
  await cabinet.control.reset('mid-day');
  await page.clock.install();
  await cabinet.signIn(page, users.admin);
  await page.goto(PATH);
  await expect(rows(page, 'Реестр заказов').first()).toBeVisible();
  const statuses = () => rows(page, 'Реестр заказов').allTextContents();
  const before = await statuses();
  await cabinet.control.advance(2 * 60_000);
  await expect(async () => {
    await page.clock.runFor(16_000);
    expect(await statuses()).not.toEqual(before);
  }).toPass();
});

test('only the visible rows of 20 000 orders are in the page', async ({ page, cabinet }) => {
  await cabinet.control.reset('large');
  await open(page, cabinet, `${PATH}?size=500`);
  await expect(footer(page)).toContainText(/Итого по 20\s00\d\sзапис\S+: [\d\s]+,\d\d\s₽/);
  const count = () => grid(page, 'Реестр заказов').getByRole('row').count();
  const most: number[] = [await count()];
  await rows(page, 'Реестр заказов').first().focus();
  for (const key of ['PageDown', 'PageDown', 'End', 'PageUp', 'Home']) {
    await page.keyboard.press(key);
    await expect(page.locator('tbody tr:focus')).toBeVisible();
    most.push(await count());
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(60);
});

/** Returns the fields of each payment order in a file for 1С. */
function documentsOf(text: string): Record<string, string>[] {
  return text
    .split('СекцияДокумент=Платежное поручение\r\n')
    .slice(1)
    .map((section) =>
      Object.fromEntries(
        (section.split('\r\nКонецДокумента\r\n')[0] ?? '')
          .split('\r\n')
          .map((line): [string, string] => {
            const at = line.indexOf('=');
            return [line.slice(0, at), line.slice(at + 1)];
          }),
      ),
    );
}

test(
  'a sender pays a bill by its QR code, and several bills by a file for 1С',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, cabinet, '/sender/invoices-payment');
    const bills = () => rows(page, 'Счета на оплату');
    await expect(bills()).toHaveCount(2);
    const sum = plain(await footer(page).textContent())
      .replace(/^.*:коплате/, '')
      .replace(/₽.*$/, '');

    await test.step('a scanner reads requisites and the exact sum', async () => {
      await bills().filter({ hasText: 'Просрочен' }).click();
      const panel = page.getByRole('complementary', { name: /^Счёт № СП-/ });
      await panel.getByRole('button', { name: 'Скопировать все' }).click();
      await expect(panel.getByText('Скопировано')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('БИК: 044525411');
      await panel.getByRole('button', { name: 'Оплатить по QR-коду' }).click();
      const dialog = page.getByRole('dialog', { name: /^Оплата счёта/ });
      const code = dialog.getByRole('img', { name: /QR-код/ });
      // Retries: the QR code cannot be read while the dialog opens.
      let read: string | null = null;
      await expect
        .poll(async () => (read = await scan(code)))
        .toMatch(/^ST00012\|Name=АО «Страховая компания «Опора»\|PersonalAcc=\d{20}\|/);
      const [, kopeks = ''] = /\|Sum=(\d+)\|/.exec(String(read)) ?? [];
      const [, said = ''] = /\nСумма: ([\d,]+)\n/.exec(copied) ?? [];
      expect(said.replace(',', '')).toBe(kopeks);
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the file of the bill is downloaded', async () => {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Скачать счёт' }).click();
      expect((await file).suggestedFilename()).toMatch(/^Счёт № СП-.*\.pdf$/);
      await page.getByRole('complementary').getByRole('button', { name: 'Закрыть' }).click();
    });

    await test.step('the selected bills are exported as one file, by keyboard alone', async () => {
      await bills().first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(page.getByText(/^Выбрано 2 на/)).toBeVisible();
      await page.getByRole('button', { name: 'Файл для 1С' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Файл для 1С' });
      await dialog.getByLabel('Номер первого платёжного поручения').fill('41');
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Скачать файл' }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^Платёжные поручения \d{4}-\d{2}-\d{2}\.txt$/);
      const bytes = await readFile(await file.path());
      const text = new TextDecoder('windows-1251', { fatal: true }).decode(bytes);
      expect(
        text.startsWith('1CClientBankExchange\r\nВерсияФормата=1.03\r\nКодировка=Windows\r\n'),
      ).toBe(true);
      expect(text.endsWith('\r\nКонецФайла\r\n')).toBe(true);
      const documents = documentsOf(text);
      expect(documents.map(({ Номер }) => Номер)).toEqual(['41', '42']);
      const total = documents
        .map(({ Сумма = '' }) => Number(Сумма.replace('.', '')))
        .reduce((all, kopeks) => all + kopeks, 0);
      expect(String(total)).toBe(sum.replace(',', ''));
      for (const document of documents) {
        expect(document).toMatchObject({
          Дата: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/),
          Сумма: expect.stringMatching(/^\d+\.\d{2}$/),
          ПолучательБИК: '044525411',
          Получатель1: 'АО «Страховая компания «Опора»',
          НазначениеПлатежа: expect.stringContaining('Оплата по счёту № СП-'),
        });
        expect(document['ПлательщикСчет']).toBe(document['ПлательщикРасчСчет']);
      }
      await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
      await expect(dialog).toBeHidden();
    });

    await test.step('a paid bill cannot be paid again', async () => {
      await page.getByRole('button', { name: 'Снять выбор' }).click();
      await page.getByRole('link', { name: 'Оплаченные' }).click();
      // The rows of the old view stay dimmed until the response arrives.
      await expect(bills().first()).toContainText('Оплачен');
      await bills().first().click();
      const panel = page.getByRole('complementary', { name: /^Счёт № СП-/ });
      await expect(panel.getByText('Деньги получены.')).toBeVisible();
      await expect(panel.getByRole('button', { name: /Оплатить|1С/ })).toHaveCount(0);
    });
  },
);
