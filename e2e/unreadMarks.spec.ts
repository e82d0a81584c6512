import type { Page } from 'playwright/test';
import { whenAnswered } from './support/answered';
import { expectAccessible } from './support/axe';
import { expect, test, users } from './support/cabinet';
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './support/shifts';

// Tests the marks of news since the last visit, on rows of registries and cards of offers.

const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

const bell = (page: Page) => page.getByRole('button', { name: /^Что изменилось/ });
const rowMarks = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Новое' });
const cardMarks = (page: Page) => page.locator('.offer-cards__card--new');
const rows = (page: Page) => page.locator('main :is([role="row"][data-row], li[data-index])');
const memory = (page: Page) => page.evaluate(() => localStorage.getItem('cabinet-today') ?? '');

/** Changes the stored statuses, as if each had been different at the last visit. */
async function changeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = localStorage.getItem('cabinet-today') ?? '';
    localStorage.setItem('cabinet-today', known.replaceAll(/"state":"\w*"/g, '"state":"EARLIER"'));
  });
}

for (const size of WINDOWS) {
  const { width } = size.viewport;

  test(`a row or card with news is marked until it was seen, at ${width} px`, async ({
    browser,
    cabinet,
  }) => {
    const context = await browser.newContext({ ...size, baseURL: cabinet.baseURL });
    cabinet.watch(context);
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await cabinet.enter(page, users.supplier, '/offer');
    for (const source of ['finance-offers', 'supplies', 'finance-bills']) {
      await expect.poll(() => memory(page)).toContain(`"${source}"`);
    }
    await expect(cardMarks(page)).toHaveCount(0);
    await changeEverything(page);
    await page.goto('/offer');
    await expect(bell(page)).toHaveAccessibleName(/нов/);
    await expect(cardMarks(page)).not.toHaveCount(0);
    // Waits for the data of the cards and of «Что сделать».
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const line = page.getByRole('region', { name: 'Что сделать' });
    await expect(line).toHaveAttribute('aria-busy', 'false');
    const cards = await cardMarks(page).count();
    await expect(page.getByRole('main').getByText('Новое', { exact: true })).toHaveCount(cards);
    const shift = await shiftsOf(page);
    expect(shift.sum, shift.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
    await expectAccessible(page);
    // A card counts as read once it had the focus.
    await cardMarks(page)
      .first()
      .getByRole('link')
      .or(cardMarks(page).first().getByRole('button'))
      .first()
      .focus();
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(cardMarks(page)).toHaveCount(cards - 1);

    // Opens the overdue supplies from their line in «Что сделать».
    const more = line.getByRole('button', { name: /^Ещё/ });
    if (await more.isVisible()) await more.click();
    await line.getByRole('link', { name: /^Показать: Просрочен/ }).click();
    await expect(rowMarks(page)).not.toHaveCount(0);
    await whenAnswered(page);
    const marked = await rowMarks(page).count();
    const boxes = await rows(page).evaluateAll((all) =>
      all.map((row) => [row.getBoundingClientRect().height, row.textContent]),
    );
    const row = rows(page)
      .filter({ has: page.getByRole('img', { name: 'Новое' }) })
      .first();
    if (width === 360) await row.getByRole('button', { name: /^Подробнее/ }).click();
    else await row.press('Enter');
    await expect(page.getByRole('heading', { name: 'Реквизиты' })).toBeVisible();
    // The panel takes the focus a moment after its heading is visible, and Escape closes it from there.
    const opened = page.locator('.registry-screen__panel, [role=dialog]');
    await expect(opened.and(page.locator(':focus-within'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/row=/);
    await expect(rowMarks(page)).toHaveCount(marked - 1);

    await bell(page).click();
    await page.getByRole('button', { name: 'Прочитать все' }).click();
    await page.keyboard.press('Escape');
    await expect(rowMarks(page)).toHaveCount(0);
    // No element has moved, and no text has changed.
    expect(
      await rows(page).evaluateAll((all) =>
        all.map((row) => [row.getBoundingClientRect().height, row.textContent]),
      ),
    ).toEqual(boxes);
    await context.close();
  });
}
