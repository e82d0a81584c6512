import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { beginChoosing } from './support/choosing';
import { sidewaysScroll } from './support/sidewaysScroll';

// Tests the sheets over a registry on a phone.

test.use({ viewport: { width: 360, height: 740 } });

const filters = (page: Page) => page.getByRole('dialog', { name: 'Фильтры' });
const filterButton = (page: Page) => page.getByRole('button', { name: /^Фильтры/ });
const rows = (page: Page) => page.locator('main li[data-index]');
/** The only day of the calendar that Tab can focus. */
const STOP = '[role=gridcell][tabindex="0"]';

async function openFilters(page: Page, cabinet: Cabinet): Promise<void> {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await expect(rows(page).first()).toBeVisible();
  await filterButton(page).click();
}

/**
 * Checks that axe finds no violation and that nothing is outside of the window. Retries axe, because a layer that still
 * fades or slides in would be a violation.
 */
async function expectClean(page: Page): Promise<void> {
  await expect.poll(() => violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test(
  'the filter sheet counts the results, and applies all filters at once',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await openFilters(page, cabinet);
    const show = filters(page).getByRole('button', { name: /^Показать|^Ничего/ });
    await expect(show).toHaveText(/^Показать \d+\sзапис/);
    await expectClean(page);

    await filters(page).getByRole('button', { name: 'ТОРГ-12' }).click();
    await filters(page).getByLabel('Покупатель или ИНН').fill('волж');
    await filters(page).getByLabel('Сумма с НДС: от').fill('1000000,5');
    await expect(show).toHaveText(/^Показать \d+\sзапис/);
    const found = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    expect(page.url()).not.toContain('?');
    await show.click();
    await expect(filters(page)).toHaveCount(0);
    await expect(page).toHaveURL(/amount=100000050\.\./);
    await expect(page.getByText(new RegExp(`^Итого по ${found}\\s`))).toBeVisible();
    await expect(filterButton(page)).toHaveText(/Фильтры\s*3/);
    await expect(filterButton(page)).toBeFocused();
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a period can be chosen by name or by two days, after its rows are counted',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.control.reset('supplier');
      await cabinet.enter(page, users.admin, '/deliveries');
      await filterButton(page).click();
      const open = page.getByRole('button', { name: /^Срок оплаты: период/ });
      const dialog = page.getByRole('dialog', { name: 'Период: Срок оплаты' });
      await open.click();
      await expect(dialog.getByRole('grid')).toHaveCount(2);
      await expect(dialog.locator(STOP)).toBeFocused();
      await expect(dialog).toBeInViewport({ ratio: 0.99 });
      expect((await dialog.boundingBox())?.width).toBe(835);
      await expectClean(page);
      await dialog.getByRole('button', { name: 'Прошлый месяц' }).click();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(open).toBeFocused();
      await expect(page).toHaveURL(/\/deliveries$/);

      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Этот месяц' }).click();
      await dialog.getByRole('button', { name: /^Показать \d+$/ }).click();
      await expect(page).toHaveURL(/due=this-month/);
      await expect(open).toHaveText('Этот месяц');

      await open.click();
      // The calendar focuses its day a moment after it appears, and would take the focus from the button.
      await expect(dialog.locator(STOP)).toBeFocused();
      const title = await dialog.getByRole('grid').first().getAttribute('aria-label');
      const previous = dialog.getByRole('button', { name: 'Предыдущий месяц' });
      await previous.click();
      await expect(previous).toBeFocused();
      await dialog.getByRole('button', { name: 'Следующий месяц' }).click();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.locator(STOP)).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageUp');
      await expect(dialog.getByRole('grid', { name: title ?? '' })).toBeVisible();
      await dialog.getByRole('grid').first().getByRole('gridcell', { name: /, 20 / }).click();
      // The second chosen day may be before the first one.
      await page.keyboard.press('ArrowUp');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(/^11\s+дней$/);
      await dialog.getByRole('button', { name: 'Показать' }).click();
      await expect(page).toHaveURL(/due=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/);
      await expect(open).toHaveText(/^10\.\d\d\.\d{4} – 20\.\d\d\.\d{4}$/);

      await open.click();
      await dialog.getByRole('textbox', { name: 'Срок оплаты: с' }).fill('1 2 26');
      const last = dialog.getByRole('textbox', { name: 'Срок оплаты: по' });
      await last.fill('31.01.2026');
      await last.press('Enter');
      await expect(last).toHaveAccessibleDescription('Дата не может быть раньше 01.02.2026');
      await expect(last).toBeFocused();
      await expectClean(page);
      await last.fill('28 2 26');
      await expect(dialog.getByRole('grid', { name: 'Февраль 2026' })).toBeVisible();
      await last.press('Enter');
      await expect(page).toHaveURL(/due=2026-02-01\.\.2026-02-28/);
      await expect(open).toBeFocused();

      await page.setViewportSize({ width: 768, height: 900 });
      await open.click();
      await expect(dialog.getByRole('grid')).toHaveCount(1);
      await expect(dialog).toBeInViewport({ ratio: 0.99 });
    },
  );
});

test('a failed count leaves the button of the filter sheet usable, and a count of 0 disables it', async ({
  page,
  cabinet,
}) => {
  await openFilters(page, cabinet);
  await filters(page).getByLabel('Покупатель или ИНН').fill('нет такого');
  const none = filters(page).getByRole('button', { name: 'Ничего не найдено' });
  await expect(none).toHaveAttribute('aria-disabled', 'true');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
  await filters(page).getByRole('button', { name: 'Акт' }).click();
  await filters(page).getByLabel('Покупатель или ИНН').fill('');
  await expect(filters(page).getByRole('button', { name: 'Показать записи' })).toBeEnabled();
  await page.unroute('**/api/**');
  await page.goBack();
  await expect(filters(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/deliveries$/);
});

test('the button with the open tab opens the other tabs', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  const open = page.getByRole('button', { name: /выбрать раздел/ });
  await expect(open).toHaveText(/^Поставки/);
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Разделы реестра поставок' });
  await expect(sheet.getByRole('link', { name: 'Поставки' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectClean(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole('link', { name: 'Счета' }).click();
  await expect(page).toHaveURL(/tab=invoices/);
  await expect(sheet).toHaveCount(0);
  await expect(open).toHaveText(/^Счета/);
});

test('the actions of a register are in one sheet', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Действия с реестром' }).click();
  const sheet = page.getByRole('dialog', { name: 'Реестр поставок' });
  await expect(sheet).toBeVisible();
  await expectClean(page);
  for (const row of await sheet.locator('.menu-sheet__row').all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Скачать страницу в CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await sheet.getByRole('button', { name: 'Настроить таблицу' }).click();
  await expect(page.getByRole('dialog', { name: 'Настройка таблицы' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/deliveries$/);
});

test('the number of chosen rows takes one line', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.sender, '/sender/order-register');
  await beginChoosing(page, page.getByLabel('Реестр заказов', { exact: true }));
  await expect(page.getByText(/^Выбрано 0 из \d{3}$/)).toBeVisible();
  await expectOneLine(page);
});

test('a selection of thousands and its sum take one line', async ({ page, cabinet }) => {
  await cabinet.control.reset('large');
  await cabinet.enter(page, users.sender, '/sender/order-register');
  await beginChoosing(page, page.getByLabel('Реестр заказов', { exact: true }));
  await expect(page.getByText(/^Выбрано 0 из 20\s\d{3}$/)).toBeVisible();
  await expectOneLine(page);
  await page.getByRole('button', { name: 'Выбрать первые 10 000' }).click();
  await expect(page.getByText(/^Выбрано 10\s000 из 20\s\d{3}$/)).toBeVisible({ timeout: 60_000 });
  await expectOneLine(page);

  // The sum in the footer is not cut, and the button is in the window.
  const foot = page.locator('.registry-screen__chosen');
  await expect(foot.locator('b')).toHaveText(/^\d{3}\s\d{3}\s\d{3},\d\d\s₽$/);
  const boxOf = async (part: string) => {
    const { x, y, width, height } = (await foot.locator(part).boundingBox()) ?? {};
    return {
      x: x ?? 0,
      y: y ?? 0,
      right: (x ?? 0) + (width ?? 0),
      bottom: (y ?? 0) + (height ?? 0),
    };
  };
  const [line, sum, button] = [
    await boxOf('.registry-screen__chosen-sum'),
    await boxOf('b'),
    await boxOf('button'),
  ];
  expect(sum.y).toBeGreaterThanOrEqual(line.y - 1);
  expect(sum.bottom).toBeLessThanOrEqual(line.bottom + 1);
  expect(sum.bottom - sum.y).toBeLessThan(30);
  expect(sum.right).toBeLessThanOrEqual(button.x);
  expect(button.right).toBeLessThanOrEqual(360);
});

/** Checks that the count of chosen rows takes one line, with its buttons in the window. */
async function expectOneLine(page: Page): Promise<void> {
  const head = page.locator('.registry-screen__bar');
  await expect
    .poll(async () => (await head.locator('output').boundingBox())?.height ?? 0)
    .toBeLessThan(24);
  for (const button of await head.getByRole('button').all()) {
    const { x = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
    expect(height).toBe(44);
  }
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test('a period opens in a bottom sheet', { tag: '@core' }, async ({ page, cabinet }) => {
  await openFilters(page, cabinet);
  const open = page.getByRole('button', { name: /^Срок оплаты: период/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Срок оплаты' });
  await expect(sheet.locator(STOP)).toBeFocused();
  // Two empty fields already mean «Любое время».
  await expect(sheet.getByRole('status')).toBeEmpty();
  // Waits until the sheet has slid in.
  await expect
    .poll(async () => {
      const { y = 0, height = 0, width = 0 } = (await sheet.boundingBox()) ?? {};
      return { foot: Math.round(y + height), width };
    })
    .toEqual({ foot: 740, width: 360 });
  await expectClean(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(filters(page)).toBeVisible();
  await open.press('Enter');
  await expect(sheet.locator(STOP)).toBeFocused();
  await page.keyboard.press('Enter');
  const day = await sheet.locator(`${STOP} > [data-day]`).getAttribute('data-day');
  await sheet.getByRole('button', { name: 'Выбрать' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(filters(page)).toBeVisible();
  const typed = (day ?? '').split('-').toReversed().join('.');
  await expect(open).toHaveText(`${typed} – ${typed}`);
});
