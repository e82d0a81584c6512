import type { Page } from 'playwright/test';
import { whenAnswered } from './support/answered';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { scan } from './support/qrCode';

const supplies = (page: Page) => page.getByRole('grid', { name: 'Реестр поставок' });
const rows = (page: Page) => supplies(page).locator('tbody').getByRole('row');
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Показатели поставок' }).getByRole('button', { name });
const footer = (page: Page) => page.getByText(/^(Итого по|Всего) \d/);

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.enter(page, users.admin, address);
}

const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00A0]/gu, '');

test(
  'a supplier finds an overdue supply, opens it and downloads its document',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await cabinet.control.reset('supplier');
    await open(page, cabinet, '/deliveries');
    await expect(footer(page)).toHaveText(/^Итого по 400\sзаписям: [\d\s]+,\d\d\s₽$/);
    const all = plain(await footer(page).textContent());

    await test.step('a tile filters the rows, and the address keeps the filter after a reload', async () => {
      const overdue = tile(page, 'Просрочено');
      await expect(overdue).toContainText(/\d+\sпостав/);
      const count = /(\d+)\sпостав/.exec((await overdue.textContent()) ?? '')?.[1] ?? '';
      await overdue.click();
      await expect(page).toHaveURL(/[?&]overdue=on/);
      await expect(overdue).toHaveAttribute('aria-pressed', 'true');
      await expect(footer(page)).toContainText(`Итого по ${count} `);
      await expect(rows(page).first()).toContainText('просрочка');
      await page.reload();
      await expect(footer(page)).toContainText(`Итого по ${count} `);
      await overdue.click();
      await expect.poll(async () => plain(await footer(page).textContent())).toBe(all);
    });

    await test.step('all chosen filters apply together to the rows', async () => {
      await page.getByRole('button', { name: 'Фильтры' }).click();
      const filters = page.getByRole('group', { name: 'Фильтры', exact: true });
      // Uses click(), because the checkbox changes only after the address does.
      await filters.getByRole('checkbox', { name: 'ТОРГ-12' }).click();
      await expect(filters.getByRole('checkbox', { name: 'ТОРГ-12' })).toBeChecked();
      await filters.getByLabel('Покупатель или ИНН').fill('волж');
      await expect(rows(page).first()).toContainText('АО «Волжский трубный завод»');
      await expect(rows(page).first()).toContainText('ТОРГ-12');
      await filters.getByLabel('Сумма с НДС: от').fill('1000000');
      await expect(page).toHaveURL(/amount=100000000\.\./);
      await whenAnswered(page);
      await expect(rows(page).filter({ hasNotText: /ТОРГ-12.*Волжский/ })).toHaveCount(0);
      await filters.getByRole('checkbox', { name: 'Без договора' }).click();
      await expect(page).toHaveURL(/withoutContract=on/);
      await page.getByRole('button', { name: 'Сбросить' }).first().click();
      await expect.poll(async () => plain(await footer(page).textContent())).toBe(all);
      await page.getByRole('button', { name: 'Фильтры' }).click();
    });

    await test.step('Enter opens the row with its requisites, objects, history and document', async () => {
      await tile(page, 'Доступно').click();
      await expect(tile(page, 'Доступно')).toHaveAttribute('aria-pressed', 'true');
      await whenAnswered(page);
      await expect(rows(page).first()).toContainText('Доступно');
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: /^(?:УПД|ТОРГ-12|Акт)/ });
      await expect(panel).toBeFocused();
      await panel.getByRole('button', { name: 'Скопировать ИНН' }).click();
      await expect(panel.getByText('Скопировано')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10}$/);
      await expect(panel.getByRole('list', { name: 'История поставки' })).toContainText('Отгрузка');
      await expect(panel.getByText(/К получению|не передана на финансирование/)).toBeVisible();
      const file = page.waitForEvent('download');
      await panel.getByRole('button', { name: /\.pdf$/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^(УПД|ТОРГ|АКТ)-.*\.pdf$/);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(rows(page).first()).toBeFocused();
    });
  },
);

test(
  'a supplier pays a bill by its QR code, on a desktop and on a phone',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, cabinet, '/deliveries?tab=invoices&search=НБР-1187');
    await page.getByRole('row').filter({ hasText: 'НБР-1187' }).click();
    const panel = page.getByRole('complementary', { name: 'Счёт № НБР-1187' });

    await test.step('one button copies all requisites', async () => {
      await panel.getByRole('button', { name: 'Скопировать все' }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toContain('БИК: 044525999');
      expect(await copied()).toMatch(/\nСумма: \d+,\d\d\n/);
    });

    await test.step('the file of the bill is downloaded', async () => {
      const file = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Скачать счёт' }).click();
      expect((await file).suggestedFilename()).toBe('Счёт № НБР-1187.pdf');
    });

    const dialog = page.getByRole('dialog', { name: 'Оплата счёта № НБР-1187' });
    const code = dialog.getByRole('img', { name: 'QR-код для оплаты счёта № НБР-1187' });
    await test.step('a scanner reads the requisites and the exact sum of the bill from the code', async () => {
      await panel.getByRole('button', { name: 'Оплатить по QR-коду' }).click();
      // Retries: the QR code cannot be read while the dialog opens.
      let read: string | null = null;
      await expect
        .poll(async () => (read = await scan(code)))
        .toMatch(
          /^ST00012\|Name=ПАО «Национальный банк развития»\|PersonalAcc=40702810700000004321\|BankName=ПАО «Национальный банк развития»\|BIC=044525999\|CorrespAcc=30101810600000000999\|Sum=\d+\|Purpose=/,
        );
      const kopeks = /\|Sum=(\d+)\|/.exec(String(read))?.[1] ?? '';
      const shown = await dialog
        .getByText(/^[\d\s]+,\d\d\s₽$/)
        .first()
        .textContent();
      expect(plain(shown).replace(/[,₽]/g, '')).toBe(kopeks);
    });

    await test.step('only the dialog is printed, without its buttons', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('on a phone the code opens over the panel of the bill, and Escape closes only the code', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 800 });
      const drawer = page.getByRole('dialog', { name: 'Счёт № НБР-1187' });
      await drawer.getByRole('button', { name: 'Оплатить по QR-коду' }).click();
      await expect.poll(() => scan(code)).toMatch(/^ST00012\|Name=ПАО/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(drawer.getByRole('button', { name: 'Оплатить по QR-коду' })).toBeFocused();
    });
  },
);

test('a cancelled bill shows that no payment is needed, and has no button to pay or to download it', async ({
  page,
  cabinet,
}) => {
  await open(page, cabinet, '/deliveries?tab=invoices&status=CANCELLED');
  await page.getByRole('row').filter({ hasText: 'Отменён' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Платить по счёту не нужно.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /Оплатить|Скачать/ })).toHaveCount(0);
});

test('only the visible rows of 100 000 supplies are in the page', async ({ page, cabinet }) => {
  await cabinet.control.reset('large');
  await open(page, cabinet, '/deliveries?size=500');
  // The digits are in groups of three, with any kind of space between them.
  await expect(footer(page)).toContainText(/Итого по 100\s000\sзаписям: [\d\s]+,\d\d\s₽/);
  await expect(tile(page, 'Всего поставок')).toContainText(/100\s000/);
  const count = () => supplies(page).getByRole('row').count();
  const most: number[] = [await count()];
  await rows(page).first().focus();
  for (const key of ['PageDown', 'PageDown', 'End', 'PageUp', 'Home']) {
    await page.keyboard.press(key);
    await expect(page.locator('tbody tr:focus')).toBeVisible();
    most.push(await count());
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(60);
  await page.getByRole('searchbox').fill('Ёлочка');
  await expect(rows(page).first()).toContainText('ООО «Ёлочка и сыновья»');
});

test('a tab that is opened for the first time loads its chunk and its data even while all timers are paused', async ({
  page,
  cabinet,
}) => {
  await page.clock.install();
  await open(page, cabinet, '/deliveries');
  await expect(rows(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Платёжный календарь' }).click();
  await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible();
});
