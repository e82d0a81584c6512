import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { MEASURES } from './support/failureReporter';

// Checks the sizes of the design: heights of pages and rows, widths of panels, weights of type.

const REVIEW = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=review`;

/** A size in pixels, or a text if the elements differ in size or the font is measured. */
type Measure = number | string;

interface Screen {
  name: string;
  open: (page: Page, cabinet: Cabinet) => Promise<void>;
  /** Largest height of the page, in pixels. */
  most: { 1440: number; 360: number };
  /** Sizes specified by the design, by name. */
  drawn: { 1440?: Record<string, Measure>; 360?: Record<string, Measure> };
  /** Measured elements by name: selector, and the side that counts. */
  boxes: Record<string, readonly [selector: string, side: 'width' | 'height' | 'top' | 'font']>;
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], main .bone')).toHaveCount(0);
  // A font that arrives later may break lines in other places.
  await page.evaluate(async () => void (await document.fonts.ready));
}

const SCREENS: readonly Screen[] = [
  {
    name: 'the review of a request',
    open: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, REVIEW);
      await expect(page.locator('.step-review')).toBeVisible();
    },
    most: { 1440: 900, 360: 860 },
    boxes: {
      section: ['.step-review__head', 'height'],
      foot: ['.step-panel__foot', 'height'],
      head: ['.form-head', 'height'],
      line: ['.step-list', 'height'],
      content: ['.step-panel', 'top'],
      names: ['.step-review__title', 'font'],
    },
    drawn: {
      1440: { section: 60, foot: 72, names: '14/600' },
      360: { head: 48, line: 44, content: 148, names: '14/600' },
    },
  },
  {
    name: 'the draft of a month',
    open: async (page, cabinet) => {
      await cabinet.enter(page, users.sender, '/sender/insurance-management');
      await page
        .getByRole('link', { name: /^Проверить: / })
        .first()
        .click();
      await expect(page.locator('.monthly-orders')).toBeVisible();
    },
    most: { 1440: 1200, 360: 1300 },
    boxes: {
      sum: ['.monthly-claim__sum', 'font'],
      order: ['.monthly-orders__order', 'height'],
      foot: ['.monthly-claim__foot', 'height'],
      head: ['.form-head', 'height'],
      labels: ['.monthly-claim__label', 'font'],
      sums: ['.monthly-orders__sum', 'font'],
    },
    drawn: {
      1440: { sum: '28/600', order: 48, foot: 72, labels: '13/400', sums: '14/500' },
      360: { sum: '28/600', foot: 64, labels: '13/400', sums: '14/500' },
    },
  },
  {
    name: 'the settings of a register',
    open: async (page, cabinet) => {
      await cabinet.enter(page, users.supplier, '/deliveries');
      const menu = page.getByRole('button', { name: 'Действия с реестром' });
      const settings = page.getByRole('button', { name: 'Настроить таблицу' });
      await expect(menu.or(settings).first()).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      await settings.click();
      await expect(page.getByRole('dialog', { name: 'Настройка таблицы' })).toBeVisible();
    },
    most: { 1440: 4000, 360: 5000 },
    boxes: {
      drawer: ['.drawer--right', 'width'],
      column: ['.registry-screen__column[data-column]', 'height'],
      foot: ['.registry-screen__drawer-foot', 'height'],
      row: ['main [role="row"][data-row]', 'height'],
    },
    drawn: {
      1440: { drawer: 400, column: 40, foot: 72, row: 56 },
      360: { drawer: 360, column: 44 },
    },
  },
];

/** Returns all different sizes of the elements on the page, in document order. */
function measureAll(boxes: Screen['boxes']): Record<string, Measure> {
  const all = Object.entries(boxes).flatMap(([name, [selector, side]]) => {
    const values = [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.height === 0) return [];
      if (side !== 'font') return [String(Math.round(box[side]))];
      const { fontSize, fontWeight } = getComputedStyle(element);
      return [`${parseFloat(fontSize)}/${fontWeight}`];
    });
    const different = [...new Set(values)];
    if (different.length === 0) return [];
    const text = different.join(' ');
    return [[name, side === 'font' || different.length > 1 ? text : Number(text)] as const];
  });
  return Object.fromEntries(all);
}

/** Returns the weights of all visible texts, and the height of the page. */
function pageOf(): { height: number; weights: string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const weights = new Set<string>();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
    weights.add(getComputedStyle(element).fontWeight);
  }
  return { height: document.documentElement.scrollHeight, weights: [...weights].toSorted() };
}

for (const { width, isTouch } of [
  { width: 1440, isTouch: false },
  { width: 360, isTouch: true },
] as const) {
  test.describe(`the design at ${width} px`, () => {
    test.use({
      viewport: { width, height: isTouch ? 740 : 900 },
      hasTouch: isTouch,
      isMobile: isTouch,
    });

    for (const { name, open, most, boxes, drawn } of SCREENS) {
      test(`${name} has the specified sizes`, async ({ page, cabinet }) => {
        await open(page, cabinet);
        await settled(page);
        const measured = await page.evaluate(measureAll, boxes);
        const { height, weights } = await page.evaluate(pageOf);
        const table = { height, weights: weights.join(' '), ...measured };
        test.info().annotations.push({
          type: MEASURES,
          description: `${name} at ${width} px: ${Object.entries(table)
            .map(([of, size]) => `${of} ${size}`)
            .join(', ')}`,
        });
        expect(measured).toMatchObject(drawn[width] ?? {});
        expect(height).toBeLessThanOrEqual(most[width]);
        for (const weight of weights) expect(['400', '500', '600']).toContain(weight);
      });
    }
  });
}
