import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { fieldsOf } from '../src/lib/fieldsOf';
import { addDays, moscowDay, startOfWeek } from '../src/lib/isoDay';
import { dayAndMonth } from '../src/lib/dates';
import { formatMoney } from '../src/lib/money';
import { expect, test, users, type Cabinet } from './support/cabinet';

const CALENDAR = '/deliveries?tab=calendar&view=month';
const SUM = '**/api/v1/finance/object/calendar/**';

async function open(
  page: Page,
  cabinet: Cabinet,
  scenario: 'supplier' | 'large' = 'supplier',
): Promise<void> {
  await cabinet.control.reset(scenario);
  await cabinet.enter(page, users.admin, CALENDAR);
  await expect(page.getByText(/Итого за/)).toBeVisible();
}

/** Returns an accessible name with plain spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
/** Returns the accessible name of a day without its sum: «11 декабря, пятница, 3 платежа». */
const withoutSum = (spoken: string) => spoken.replace(/(?: примерно)? на [\d ,]+₽/, '');
const focused = async (page: Page) =>
  plain(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Holds the responses with sums until `together` calls run in parallel, and counts the parallel calls. */
async function countSums(page: Page, together = 1) {
  const state = { running: 0, most: 0, all: 0 };
  let meet = (): void => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  await page.route(SUM, async (route) => {
    state.running += 1;
    state.all += 1;
    state.most = Math.max(state.most, state.running);
    if (state.running === together) meet();
    await met;
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, 300));
    state.running -= 1;
    await route.fulfill({ response });
  });
  return state;
}

test(
  'a day is found by keyboard, shows the exact sum of the bank, and is downloaded as a file',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await open(page, cabinet);
    const sums = await countSums(page);
    const grid = page.getByRole('grid');
    const today = moscowDay();

    // Tab goes from the control before the calendar to today and to no other day.
    await page.getByRole('link', { name: 'Список' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain(`${dayAndMonth(today)},`);
    // Moves day by day until a day has payments.
    await page.keyboard.press('PageDown');
    await expect.poll(() => focused(page)).not.toContain(dayAndMonth(today));
    for (let step = 0; step < 31; step += 1) {
      // The accessible name of a day mentions payments only after its month has loaded.
      await expect(grid).toHaveAttribute('aria-busy', 'false');
      if (/платеж.* примерно на/.test(await focused(page))) break;
      await page.keyboard.press('ArrowRight');
    }
    const estimate = await focused(page);
    expect(estimate).toMatch(/, \d+ плат[а-яё]+ примерно на [\d ]+ ₽/);
    expect(sums.all).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/)).toBeVisible();
    // The day and the focus do not change. The bank's exact sum equals the estimate, but shows kopeks.
    await expect.poll(() => focused(page)).toMatch(/ на [\d ]+,\d\d ₽/);
    const exact = await focused(page);
    expect(withoutSum(exact)).toBe(withoutSum(estimate));
    await expect(
      page.getByRole('status').filter({ hasText: 'сумма подтверждена банком' }),
    ).toBeAttached();
    expect(sums.all).toBe(1);

    // The address contains the state, so a reload restores it.
    await page.reload();
    await expect(page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/)).toBeVisible();

    const month = new URL(page.url()).searchParams.get('month') ?? today.slice(0, 7);
    const saved = async (name: RegExp) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Сохранить платежи' }).click();
      await page.getByRole('menuitem', { name }).click();
      return coming;
    };
    const csv = await saved(/CSV/);
    expect(csv.suggestedFilename()).toMatch(
      new RegExp(`^Платёжный календарь ФД-2026-041 ${month}\\.csv$`),
    );
    const rows = (await textOf(csv)).split('\r\n');
    expect(rows[0]).toMatch(/^\uFEFFДата;№ требования;/);
    expect(rows.at(-1)).toBe('');
    const kopeks = rows
      .slice(1, -1)
      .map((row) => BigInt(/;(\d+),(\d\d);[^;]*;\d+$/.exec(row)?.slice(1).join('') ?? -1));
    const total = plain(await page.getByText(/^Итого за/).textContent());
    const sum = Number(kopeks.reduce((all, one) => all + one, 0n));
    expect(total).toContain(plain(formatMoney(sum, { fraction: !total.includes('≈') })));

    const ics = await textOf(await saved(/\.ics/));
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
    const unfolded = ics.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    const days = unfolded.filter((line) => line.startsWith('DTSTART;VALUE=DATE:'));
    expect(new Set(days).size).toBe(days.length);
    for (const line of days) expect(line).toContain(`:${month.replace('-', '')}`);
    expect(
      unfolded.filter((line) => line.startsWith('SUMMARY:') && !line.includes('≈')),
    ).toHaveLength(1);
  },
);

test('no more than four sums are requested in parallel, and a day whose sum fails keeps its marked estimate', async ({
  page,
  cabinet,
}) => {
  await open(page, cabinet, 'large');
  const sums = await countSums(page, 4);
  // The backend gets so many objects that every day of the next week has payments.
  const first = startOfWeek(moscowDay());
  await page.goto(`/deliveries?tab=calendar&view=week&week=${addDays(first, 7)}`);
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(days).toHaveCount(7);
  const paid = days.filter({ has: page.getByRole('list') });
  await expect.poll(() => paid.count()).toBeGreaterThan(4);
  const count = await paid.count();
  await expect(page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/)).toHaveCount(
    count,
  );
  expect(sums).toEqual({ running: 0, most: 4, all: count });

  await page.unroute(SUM);
  await cabinet.control.faults([{ kind: '404', operationId: 'getCalendarSum' }]);
  await page.goto('/deliveries?tab=calendar&view=list');
  await page.getByRole('button', { name: /≈/ }).first().click();
  await expect(page.getByText(/Точную сумму получить не удалось/)).toBeVisible();
  await expect(page.getByText(/^≈/).first()).toBeVisible();
  await cabinet.control.noFaults();
  await page.getByRole('button', { name: 'Уточнить ещё раз' }).click();
  await expect(page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/)).toBeVisible();
  const log = (await cabinet.control.log()).map((entry) => fieldsOf(entry)['operationId']);
  expect(log.filter((operation) => operation === 'getCalendarSum')).toHaveLength(count + 2);
});

test('a month fits on one sheet of paper', async ({ page, cabinet }) => {
  await open(page, cabinet);
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
});
