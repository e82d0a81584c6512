import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { inLongRun } from '../test/longRun';
import { expect, test, type Cabinet } from './support/cabinet';
import { boxesOf, stripOf } from './support/registerBoxes';
import { SHIFT_LIMIT, shiftsOf, SLOW_CALL_MS, watchShifts } from './support/shifts';

// Checks how much of a registry is visible, and that nothing moves while it loads.

interface Register {
  as: string;
  at: string;
  /** True if the rows have names of companies. */
  hasNames?: true;
  /** True if a bar with the debts by age is above the rows. */
  hasAgeing?: true;
}

const REGISTERS: readonly Register[] = [
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries', hasNames: true, hasAgeing: true },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries?tab=invoices', hasAgeing: true },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/financing', hasNames: true },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register?tab=claims' },
  // Two bills are too few for the bar.
  { as: 'morozov@posylka-plus.ru', at: '/sender/invoices-payment' },
  { as: 'belova@lavka-belovoy.ru', at: '/documents' },
  { as: 'sokolova@severveter.ru', at: '/profile?tab=users' },
];

/** Height of the bar with the debts by age, in pixels, and the maximum number of rows that it displaces. */
const AGEING = { desk: 56, phone: 64, rows: 1, compactRows: 2 } as const;

interface Bar {
  width: number;
  height: number;
  /** Largest top of the first row, in pixels. */
  first: number;
  /** Smallest number of completely visible rows. */
  rows: number;
  /** Value of `rows` in compact density. */
  compactRows: number;
}

const DESK: Bar = { width: 1440, height: 900, first: 260, rows: 11, compactRows: 16 };

/** Desktop windows, all tested in one visit. */
const DESKS: readonly Bar[] = inLongRun(
  [DESK],
  [
    DESK,
    { width: 1920, height: 1080, first: 260, rows: 14, compactRows: 20 },
    { width: 1280, height: 800, first: 260, rows: 9, compactRows: 13 },
    { width: 768, height: 1024, first: 385, rows: 10, compactRows: 15 },
  ],
);

const PHONES: readonly Bar[] = [{ width: 360, height: 740, first: 300, rows: 5, compactRows: 5 }];

/** Height of a row on a phone, in pixels; in a table the height depends on the density. */
const PHONE_ROW = 88;
const TABLE_ROWS = { normal: 56, compact: 40 } as const;

/** Makes the names of the rows as long as the longest that the backend may send. */
function withLongNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      ['name', 'fullName'].includes(name) && typeof inner === 'string' && /[«»]/.test(inner)
        ? LONG_NAME
        : withLongNames(inner),
    ]),
  );
}

const LONG_NAME =
  'Общество с ограниченной ответственностью «Научно-производственное объединение «Североуралэлектросетьстройизоляция»';

async function rowsAreThere(page: Page): Promise<void> {
  await expect(page.locator('main [data-row], main li[data-index]').first()).toBeVisible();
  await expect(page.locator('main .bone')).toHaveCount(0);
}

async function openSlowly(page: Page, cabinet: Cabinet, { as, at }: Register): Promise<void> {
  await page.addInitScript(watchShifts);
  await page.route('**/api/**', async (route) => {
    await pause(SLOW_CALL_MS);
    if (
      !/\/(?:supply|object|invoice|order|claim|document|user)\/find/.test(route.request().url())
    ) {
      return route.continue();
    }
    const answer = await route.fetch();
    if (answer.headers()['content-type']?.includes('json') !== true) {
      return route.fulfill({ response: answer });
    }
    const body: unknown = await answer.json();
    return route.fulfill({ response: answer, json: withLongNames(body) });
  });
  await cabinet.enter(page, as, at);
  await rowsAreThere(page);
}

/** Reloads the page without stored settings, but with its session. */
async function reopen(page: Page, { width, height }: Bar): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await rowsAreThere(page);
}

async function chooseCompact(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await page.getByRole('button', { name: 'Настроить таблицу' }).click();
  const settings = page.getByRole('dialog', { name: 'Настройка таблицы' });
  await settings.getByRole('radio', { name: 'Плотно' }).check();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
}

async function expectBoxes(
  page: Page,
  { first, rows, row }: { first: number; rows: number; row: number },
): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const boxes = await page.evaluate(boxesOf);
  expect(boxes).toMatchObject({ broken: [], cut: [], hints: [], notes: [] });
  expect(boxes).toMatchObject({ scrollers: [], sideways: 0 });
  expect(boxes.steps).toBeLessThanOrEqual(1);
  // The strip of filter tiles scrolls on a phone; on a desktop no number is cut off.
  if (width >= 1200) {
    await expect
      .poll(() => page.evaluate(stripOf))
      .toEqual({ pieces: [], lost: 0, isUnderMenu: false, hasSome: true });
  }
  if (width >= 576 && width !== 1280) expect(boxes.beside).toEqual([]);
  expect(boxes.heights).toEqual([row]);
  if (width >= 576) expect(boxes.insets).toEqual([boxes.hasTicks ? '14 16' : '16 16']);
  // The filter tiles among the views have a second line, so they are higher.
  expect(boxes.controls.filter((one) => one < 40 || one === 44)).toEqual([width < 576 ? 44 : 36]);
  expect(boxes.first).toBeLessThanOrEqual(first);
  expect(boxes.whole).toBeGreaterThanOrEqual(Math.min(rows, boxes.all));
}

/** Returns true for the registries that `npm test` checks: one of a supplier and one of a sender. */
const isCore = ({ at }: Register) => at === '/deliveries' || at === '/sender/order-register';

for (const { name, bars, isPhone } of [
  { name: 'on a desktop', bars: DESKS, isPhone: false },
  { name: 'on a phone', bars: PHONES, isPhone: true },
]) {
  const [{ width, height } = DESK] = bars;
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone });

    for (const register of REGISTERS) {
      test(
        `${register.at} shows its rows, and its layout does not shift while it loads`,
        { tag: isCore(register) ? ['@core'] : [] },
        async ({ page, cabinet }) => {
          await openSlowly(page, cabinet, register);
          const registerBars = register.hasAgeing
            ? bars.map((bar) => ({
                ...bar,
                first: bar.first + (isPhone ? AGEING.phone : AGEING.desk),
                rows: bar.rows - AGEING.rows,
                compactRows: bar.compactRows - AGEING.compactRows,
              }))
            : bars;
          for (const bar of registerBars) {
            if (bar !== registerBars[0]) await reopen(page, bar);
            const ageing = page.getByRole('button', { name: /^Просрочка 30\+ дней/ });
            await expect(ageing).toHaveCount(register.hasAgeing ? 1 : 0);
            if (register.hasNames) await expect(page.getByText(LONG_NAME).first()).toBeVisible();
            await expect(() =>
              expectBoxes(page, { ...bar, row: isPhone ? PHONE_ROW : TABLE_ROWS.normal }),
            ).toPass({ timeout: 20_000 });
            expect((await shiftsOf(page)).sum, `${bar.width} px`).toBeLessThan(SHIFT_LIMIT);
          }

          await chooseCompact(page, isPhone);
          // All rows have one height on a phone.
          const row = isPhone ? PHONE_ROW : TABLE_ROWS.compact;
          for (const bar of registerBars.toReversed()) {
            await page.setViewportSize({ width: bar.width, height: bar.height });
            // The table adapts to its window one frame later.
            await expect(() =>
              expectBoxes(page, { first: bar.first, rows: bar.compactRows, row }),
            ).toPass({ timeout: 20_000 });
          }
        },
      );
    }
  });
}
