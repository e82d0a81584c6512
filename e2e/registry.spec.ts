import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

/** Maximum number of rows in the page at once (README). */
const MOST_ROWS = 60;

const registry = (page: Page) => page.getByRole('grid', { name: 'Реестр поставок' });
const rowsInPage = (page: Page) => registry(page).getByRole('row').count();
const headers = (page: Page) => registry(page).getByRole('columnheader').allTextContents();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Настройка таблицы' });

/** Returns the `aria-rowindex` of the focused row: it counts the rows of all pages and the header. */
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));

test(
  'a registry of 100 000 rows works by keyboard, and only visible rows are in the page',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.control.reset('large');
    await cabinet.enter(page, users.supplier, '/deliveries?size=500');
    await expect(registry(page)).toHaveAttribute('aria-rowcount', '100001');
    expect(await rowsInPage(page)).toBeLessThan(MOST_ROWS);

    await registry(page).getByRole('row').nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedRow(page)).toBe('3');
    await page.keyboard.press('End');
    await expect.poll(() => focusedRow(page)).toBe('501');
    expect(await rowsInPage(page)).toBeLessThan(MOST_ROWS);
    // The focused row stays in the page after any scrolling.
    await registry(page).hover();
    await page.mouse.wheel(0, -100_000);
    await expect(registry(page).locator('[aria-rowindex="2"]')).toBeInViewport();
    expect(await focusedRow(page)).toBe('501');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedRow(page)).toBe('2');
    await page.keyboard.press('PageDown');
    await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(4);

    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: /^(?:УПД|ТОРГ|Акт)/ });
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(/[?&]row=/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(4);

    await page.getByRole('button', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(
      page.getByText('501–1 000 из 100 000'.replaceAll(/(\d) (\d)/g, '$1\u00A0$2'), {
        exact: true,
      }),
    ).toBeVisible();
    await expect(registry(page).locator('[aria-rowindex="502"]')).toBeInViewport();
  },
);

test(
  'the chosen columns apply to the CSV file, and a saved view keeps the columns and the sort order',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await cabinet.enter(page, users.supplier, '/deliveries');
    await expect(registry(page)).toBeVisible();
    await page.getByRole('button', { name: 'Сумма с НДС' }).click();
    await expect(page).toHaveURL(/sort=amount/);
    await expect(registry(page).getByRole('columnheader', { name: 'Сумма с НДС' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    const before = (await headers(page)).slice(0, -1);
    await page.getByRole('button', { name: 'Настроить таблицу' }).click();
    await settings(page).getByRole('checkbox', { name: 'Покупатель', exact: true }).uncheck();
    await settings(page).getByRole('button', { name: 'Дата: раньше' }).focus();
    // Moves «Дата» to the front. The hidden column «Отсрочка» needs one more press.
    for (const _column of [...before, 'Отсрочка']) await page.keyboard.press('Enter');
    await settings(page).getByLabel('Название вида').fill('По сумме');
    await page.keyboard.press('Enter');
    await expect(settings(page).getByText('По сумме')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Настроить таблицу' })).toBeFocused();
    const chosen = await headers(page);
    expect(chosen[0]).toBe('Дата');
    expect(chosen).not.toContain('Покупатель');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Скачать страницу в CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Реестр поставок \d{4}-\d{2}-\d{2}\.csv$/);
    const [head = '', first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(head).toBe(`\uFEFF${chosen.join(';')}`);
    expect(first).toMatch(/^\d{2}\.\d{2}\.\d{4};/);

    await page.goto('/deliveries');
    await expect(registry(page)).toBeVisible();
    await expect.poll(() => headers(page)).toEqual(chosen);
    await page.getByRole('button', { name: 'По сумме' }).click();
    await expect(page).toHaveURL(/sort=amount/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'По сумме' })).toBeVisible();
    await expect.poll(() => headers(page)).toEqual(chosen);
  },
);

test('a search on the wrong keyboard layout finds its rows, and a search without results offers to reset the filters', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await page.getByRole('searchbox').fill('pfdjl');
  await expect(page.getByText('Показано по запросу «завод»')).toBeVisible();
  await expect(registry(page).getByRole('row').nth(1)).toContainText('завод');
  await page.getByRole('searchbox').fill('нет такого покупателя');
  await expect(page.getByRole('status').filter({ hasText: 'Ничего не найдено' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(page).toHaveURL(/\/deliveries$/);
  await expect(registry(page)).toBeVisible();
});

test(
  'a step back closes the open layer instead of leaving the page',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.enter(page, users.supplier, '/offer');
    await page.getByRole('link', { name: 'Реестр поставок' }).click();
    await expect(registry(page)).toBeVisible();
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const period = page.getByRole('button', { name: /^Срок оплаты: период/ });
    await expect(period).toBeVisible();
    await page.getByRole('button', { name: 'Настроить таблицу' }).click();
    await expect(settings(page)).toBeVisible();
    const titles = await page.evaluateHandle(() => {
      const seen = new Set<string | null | undefined>();
      const look = () => seen.add(document.querySelector('h1')?.textContent);
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
      return seen;
    });
    await page.goBack();
    await expect(settings(page)).toBeHidden();
    await expect(period).toBeVisible();
    await expect(page).toHaveURL(/\/deliveries$/);
    expect(await titles.evaluate((seen) => [...seen])).toEqual(['Реестр поставок']);
  },
);

test('views that do not fit in the line are behind «Ещё», by mouse and by keyboard', async ({
  page,
  cabinet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await cabinet.enter(page, users.supplier, '/financing');
  const views = page.getByRole('navigation', { name: /виды$/ });
  const more = page.getByRole('button', { name: /^Ещё \d+ вид/ });
  await expect(more).toBeVisible();
  const outside = () =>
    views.evaluate((nav) => {
      const { left = 0, right = 0 } = nav.parentElement?.getBoundingClientRect() ?? {};
      return [...nav.querySelectorAll('a')]
        .filter((link) => {
          const box = link.getBoundingClientRect();
          return box.right > right + 1 || box.left < left - 1;
        })
        .map((link) => link.textContent);
    });
  // No view is partly visible.
  await expect(async () => {
    expect(await views.locator('a[data-cut]').allTextContents()).toEqual(await outside());
  }).toPass();
  const [hidden = '', ...others] = await outside();
  expect(hidden).not.toBe('');
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText([hidden, ...others]);
  await page.getByRole('menuitem', { name: hidden }).click();
  await expect(views.getByRole('link', { name: hidden })).toHaveAttribute('aria-current', 'true');
  await expect.poll(outside).not.toContain(hidden);

  // The menu now contains the view that was displaced.
  await more.press('Enter');
  // The list changes once the strip has scrolled, and Enter opens the view that is first at that moment.
  await expect(async () => {
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(await outside());
  }).toPass();
  const [first = ''] = await outside();
  expect(first).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'true');
  await expect.poll(outside).not.toContain(first);

  // A wide window has space for all views; a narrow window scrolls them by touch.
  for (const width of [1920, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(more).toBeHidden();
    await expect(views.locator('[data-cut]')).toHaveCount(0);
  }
});
