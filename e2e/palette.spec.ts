import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { hold } from './support/hold';
import { SHIFT_LIMIT, SLOW_CALL_MS, shiftsOf, watchShifts } from './support/shifts';

// Tests «Найти или перейти»: sections, actions, records and help answers in one field.

const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true },
] as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Что найти' });
const door = (page: Page) => page.getByRole('button', { name: 'Найти или перейти' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const rows = (page: Page, name: string) => group(page, name).getByRole('option');

test('records are found even if the modules load after the text was typed', async ({
  page,
  cabinet,
}) => {
  let name = () => {};
  const named = new Promise<void>((resolve) => {
    name = resolve;
  });
  await cabinet.enter(page, users.supplier);
  await page.route('**/service/build/module', async (route) => {
    await named;
    await route.continue();
  });
  await page.goto('/offer');
  await door(page).click();
  await field(page).fill('берёзовая');
  name();
  await expect(rows(page, 'Поставки').first()).toBeVisible();
});

for (const size of WINDOWS) {
  test.describe(`the palette at ${size.viewport.width} px`, () => {
    test.use(size);

    test(
      'finds a record by its number and opens the record, by keyboard alone',
      { tag: size.viewport.width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.enter(page, users.supplier, '/help');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Помощь');
        await door(page).focus();
        await page.keyboard.press('Control+KeyK');
        await expect(field(page)).toBeFocused();
        await expect(rows(page, 'Разделы').first()).toHaveAttribute('aria-selected', 'true');
        // No search is made before a text is typed.
        expect(await cabinet.control.log()).not.toContainEqual(
          expect.objectContaining({ operationId: 'findSupplies' }),
        );
        await page.keyboard.type('упд-2026-04');
        await expect(group(page, 'Поставки').locator('mark').first()).toHaveText('УПД-2026-04');
        // Rows for the first typed letters may also match, until the last search has finished.
        await expect(page.getByText(/^\d+\sсовпадени/)).toBeAttached();
        await page.keyboard.press('ArrowDown');
        const chosen = page.getByRole('option', { selected: true });
        await expect(field(page)).toHaveAttribute(
          'aria-activedescendant',
          (await chosen.getAttribute('id')) ?? '',
        );
        const number = /УПД-2026-\d+/.exec((await chosen.textContent()) ?? '')?.[0] ?? '';
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/deliveries\?.*search=.*row=/);
        await expect(page.getByRole('heading', { name: 'Реквизиты' })).toBeVisible();
        await expect(page.getByText(number).first()).toBeVisible();
      },
    );

    test('does not move the shown results while late results arrive', async ({ page, cabinet }) => {
      await page.addInitScript(watchShifts);
      await cabinet.enter(page, users.supplier, '/help');
      await door(page).click();
      await expect(field(page)).toBeFocused();
      await cabinet.control.faults([
        { kind: 'latency', latencyMs: SLOW_CALL_MS },
        { kind: 'latency', latencyMs: 2 * SLOW_CALL_MS, operationId: 'findSupplies' },
      ]);
      await page.keyboard.type('волж');
      await expect(rows(page, 'Объекты').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const chosen = page.getByRole('option', { selected: true });
      const before = [await chosen.textContent(), await chosen.boundingBox()];
      await expect(rows(page, 'Поставки').first()).toBeAttached();
      await expect(page.getByText(/^\d+\sсовпадени/)).toBeAttached();
      expect([await chosen.textContent(), await chosen.boundingBox()]).toEqual(before);
      // Types more text: new rows must not shift the layout either.
      const release = await hold(page, /\/finance\/supply\/find$/);
      await page.keyboard.type('ский');
      await expect(page.getByText('Ищем…')).toBeAttached();
      release();
      await expect(page.getByText(/^\d+\sсовпадени/)).toBeAttached();
      const shift = await shiftsOf(page);
      expect(shift.sum, shift.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
    });

    test(
      'closes on Escape and on «Назад» of the browser, and restores the focus',
      { tag: size.viewport.width === 360 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.enter(page, users.sender, '/help');
        const search = page.getByRole('searchbox');
        await search.focus();
        await page.keyboard.press('Control+KeyK');
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(field(page)).toHaveCount(0);
        await expect(search).toBeFocused();
        await door(page).click();
        await expect(field(page)).toBeFocused();
        await page.goBack();
        await expect(field(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/help$/);
        await expect(door(page)).toBeFocused();
      },
    );
  });
}

test(
  'on a phone the palette shows tall rows and a close button, but no hints about keys',
  { tag: '@core' },
  async ({ browser, cabinet }) => {
    const context = await browser.newContext({
      ...WINDOWS[1],
      baseURL: cabinet.baseURL,
      locale: 'ru-RU',
    });
    cabinet.watch(context);
    const page = await context.newPage();
    await cabinet.enter(page, users.supplier, '/offer');
    await door(page).click();
    const palette = page.getByRole('dialog', { name: 'Найти или перейти' });
    // The palette slides in from below until it covers the whole screen.
    await expect.poll(() => palette.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await expect(palette.getByText('в новой вкладке')).toBeHidden();
    expect((await rows(page, 'Разделы').first().boundingBox())?.height).toBe(56);
    await palette.getByRole('button', { name: 'Закрыть' }).click();
    await expect(palette).toHaveCount(0);
    await context.close();
  },
);

test('a slow or a failed search does not hide the other results', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.supplier, '/offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cabinet.control.faults([
    { kind: '500', operationId: 'findFinancingObjects' },
    { kind: 'timeout', operationId: 'findFinanceInvoices' },
  ]);
  await door(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('волж');
  await expect(rows(page, 'Поставки').first()).toBeVisible();
  await expect(page.getByText('Объекты: не удалось найти')).toBeVisible();
  await expect(page.getByText('Ищем…')).toBeVisible();
  await cabinet.control.noFaults();
  await page.getByText('Объекты: не удалось найти').click();
  await expect(rows(page, 'Объекты').first()).toHaveText(/^ТР-/);
  await expect(page).toHaveURL(/\/offer$/);
});

test('«?» lists the keys of the page, and Escape gives the focus back', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.supplier, '/offer');
  const keys = page.getByRole('dialog', { name: 'Клавиши' });
  await door(page).focus();
  await page.keyboard.press('Shift+Slash');
  await expect(keys).toBeVisible();
  await expect(keys).toContainText('К следующему элементу');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(door(page)).toBeFocused();
  // In a field, «?» is typed and does not list the keys.
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('?');
  await expect(field(page)).toHaveValue('?');
  await expect(keys).toBeHidden();
});

test('orders are found on the wrong keyboard layout, and a link leads to all results', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.sender, '/offer');
  await door(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('rfpfy');
  await expect(group(page, 'Заказы').locator('mark').first()).toHaveText('Казан');
  await rows(page, 'Заказы').filter({ hasText: /^Все / }).click();
  await expect(page).toHaveURL(/\/sender\/order-register\?search=rfpfy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
