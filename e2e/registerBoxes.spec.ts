import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test, type Cabinet } from './support/cabinet';

// How much of a register is in sight, and that it stands still while it is loaded.

interface Register {
  as: string;
  at: string;
}

/** The registers as customers open them. */
const REGISTERS: readonly Register[] = [
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries' },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries?tab=invoices' },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/financing' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register?tab=claims' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/invoices-payment' },
  { as: 'belova@lavka-belovoy.ru', at: '/documents' },
  { as: 'sokolova@severveter.ru', at: '/profile?tab=users' },
];

interface Bar {
  width: number;
  height: number;
  /** Pixels at most: where the first row begins. */
  first: number;
  /** Rows that are in sight whole, of as many as there are. */
  rows: number;
  isLong?: true;
}

const BARS: readonly Bar[] = [
  { width: 1440, height: 900, first: 260, rows: 11 },
  { width: 1280, height: 800, first: 260, rows: 9, isLong: true },
  { width: 768, height: 1024, first: 385, rows: 10, isLong: true },
  { width: 360, height: 740, first: 300, rows: 5 },
];

/** Milliseconds that each call takes. */
const SLOW = 700;

/** Sums the layout shifts of the page that no customer has caused. */
function watchShifts(): void {
  const seen: number[] = [];
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = JSON.parse(JSON.stringify(entry));
      if (hadRecentInput !== true && typeof value === 'number') seen.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What stands where: read in the page. */
function boxesOf() {
  const rows = [...document.querySelectorAll('main [role="row"][data-row], main li[data-index]')];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const cut = [...document.querySelectorAll<HTMLElement>('main [role="gridcell"]')].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  // A number that is cut is another number.
  const numbers = [...document.querySelectorAll<HTMLElement>('main .two-lines__first')].filter(
    (text) => text.scrollWidth > text.clientWidth && !/\s/.test(text.textContent ?? ''),
  );
  const scrollers = [...document.querySelectorAll('main *')].filter(
    (box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY) &&
      box.scrollHeight > box.clientHeight + 4 &&
      box.querySelector('[data-row], li[data-index]') !== null,
  );
  const page = document.documentElement;
  const broken = [...document.querySelectorAll('main [role="columnheader"]')].flatMap((head) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
    return words;
  });
  return {
    broken,
    first: Math.round(Math.min(...boxes.map(({ top }) => top))),
    whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    all: boxes.length,
    cut: [...cut, ...numbers].map(({ textContent }) => textContent),
    scrollers: scrollers.map(({ className }) => className),
    sideways: Math.max(0, page.scrollWidth - page.clientWidth),
  };
}

async function openSlowly(page: Page, cabinet: Cabinet, { as, at }: Register): Promise<void> {
  await page.addInitScript(watchShifts);
  await page.route('**/api/**', async (route) => {
    await pause(SLOW);
    await route.continue();
  });
  await cabinet.enter(page, as, at);
  await expect(page.locator('main [data-row], main li[data-index]').first()).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}

for (const register of REGISTERS) {
  for (const { width, height, first, rows, isLong } of BARS) {
    test(
      `${register.at} shows its rows at ${width} px, and nothing moves while it is loaded`,
      isLong ? { tag: '@long' } : {},
      async ({ page, cabinet }) => {
        await page.setViewportSize({ width, height });
        await openSlowly(page, cabinet, register);
        const boxes = await page.evaluate(boxesOf);
        expect(boxes).toMatchObject({ broken: [], cut: [], scrollers: [], sideways: 0 });
        expect(boxes.first).toBeLessThanOrEqual(first);
        expect(boxes.whole).toBeGreaterThanOrEqual(Math.min(rows, boxes.all));
        const shifts = await page.evaluate((): unknown => Reflect.get(window, 'shifts'));
        const sum = Array.isArray(shifts) ? shifts.reduce((all, one) => all + Number(one), 0) : 1;
        expect(sum).toBeLessThan(0.02);
      },
    );
  }
}

test('a register in compact density shows sixteen rows of one line', async ({ page, cabinet }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await cabinet.enter(page, 'kuznetsova@uralmetall-snab.ru', '/profile?tab=interface');
  await page.getByRole('radio', { name: /Плотно/ }).check();
  await page.goto('/deliveries');
  await expect(page.locator('main [data-row]').first()).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect((await page.evaluate(boxesOf)).whole).toBeGreaterThanOrEqual(16);
});
