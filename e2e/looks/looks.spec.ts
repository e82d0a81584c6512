import type { Page } from 'playwright/test';
import { expect, users } from '../support/cabinet';
import { financeViews } from './financeViews';
import { frameViews } from './frameViews';
import { insuranceViews } from './insuranceViews';
import { stillBrowser, test, VIEWPORTS, WIDTHS, type StillWindow } from './still';
import type { View } from './view';

test.use(stillBrowser);

/** Runs in the page: loads the shipped typeface, and returns the number of its files. */
async function loadTypeface(): Promise<number> {
  const shipped = [...document.fonts].filter(({ family }) => family.includes('Golos Text'));
  await Promise.all(shipped.map((face) => face.load()));
  return shipped.length;
}

/** Removes the session, page and storage of the previous view. */
async function empty(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
}

/** Printed area of A4 sheets with margins of 12 mm, in CSS pixels. */
const SHEETS = {
  portrait: { width: 703, height: 1032 },
  landscape: { width: 1032, height: 703 },
} as const;

/** Margin in pixels around a pictured element, so that a small movement of the element is visible. */
const MARGIN = 16;

/** Returns the box of the opened element with its margin, or {} for a picture of the whole window. */
async function clipOf(page: Page, part: View['part']) {
  if (part === undefined) return {};
  const box = await page.getByRole(part).last().boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (box === null) throw new Error(`There is no ${part}`);
  const left = Math.max(0, Math.floor(box.x) - MARGIN);
  const top = Math.max(0, Math.floor(box.y) - MARGIN);
  const right = Math.min(width, Math.ceil(box.x + box.width) + MARGIN);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + MARGIN);
  return { clip: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** Runs in the page: waits until React has rendered everything. */
const rest = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve());
  });

/** Waits for responses and pictures, twice, because a response may start another call; then for the fonts. */
async function settle({ page, pending }: StillWindow): Promise<void> {
  const bones = page.locator('.bone, [aria-busy="true"]');
  await expect(async () => {
    for (const _time of ['first', 'second']) {
      await page.evaluate(rest);
      expect(await bones.count()).toBe(0);
      expect([...pending].map((request) => request.url())).toEqual([]);
    }
  }).toPass({ timeout: 30_000 });
  expect(await page.evaluate(loadTypeface)).toBe(3);
}

/**
 * Moves the pointer away and repaints everything, because text that is painted during an animation has different edges.
 */
async function redraw(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.evaluate(rest);
  }
}

const views = Object.entries({ ...frameViews, ...financeViews, ...insuranceViews });

for (const [name, view] of views) {
  const { at, as, begin, open, widths = WIDTHS, dark = [], paper, part, isCore } = view;
  const tag = isCore ? '@core' : [];
  test(`${name} matches its reference picture`, { tag }, async ({ cabinet, windows }) => {
    cabinet.watch(windows[360].page.context());
    await begin?.(cabinet.control);
    for (const width of paper ? ([1440] as const) : widths) {
      const { page } = windows[width];
      await empty(page);
      if (as === undefined) await page.goto(at);
      else await cabinet.enter(page, users[as], at);
      await settle(windows[width]);
      await open?.(page, width);
      if (open) await settle(windows[width]);
      await redraw(page);
      const clip = await clipOf(page, width === 360 ? undefined : part);
      const compare = (kind: string) =>
        expect.soft(page).toHaveScreenshot(`${name}${kind}.webp`, clip);
      if (paper) {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(SHEETS[paper]);
        await compare('');
        await page.setViewportSize(VIEWPORTS[width]);
        continue;
      }
      await compare(`-${width}`);
      if (!dark.includes(width)) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await compare(`-${width}-dark`);
    }
  });
}
