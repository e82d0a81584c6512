import type { BrowserContext } from 'playwright/test';
import { inLongRun } from '../test/longRun';
import { expect, test } from './support/cabinet';
import {
  addressesOf,
  contextOf,
  shiftIn,
  SHIFT_LIMIT,
  SHIFT_WINDOWS,
  SLOW_CALL_MS,
  VISITORS,
} from './support/shifts';

// Nothing may move while a screen opens on a slow connection, and a screen may have at most one filled button.
// `npm run bench -- shift` prints the same figures, for every address and visitor.

/** The screens that moved most in the past, and the screens with late lines. */
const MOST_MOVED = [
  { at: '/offer', as: 'sender' },
  { at: '/sender/insurance-management', as: 'sender' },
] as const;

/** Empty in the long run, because that run opens every screen anyway. */
const WORST = inLongRun(MOST_MOVED, []);

/** Number of screens that open in parallel: most of the time they wait for the slow backend. */
const AT_ONCE = 2;

for (const size of SHIFT_WINDOWS) {
  const { width } = size.viewport;

  for (const { at, as } of WORST) {
    test(
      `${at} of a ${as} does not shift while it opens at ${width} px`,
      { tag: '@core' },
      async ({ browser, cabinet }) => {
        const context = await contextOf(browser, cabinet.baseURL, as, size);
        await cabinet.control.faults([{ kind: 'latency', latencyMs: SLOW_CALL_MS }]);
        const shift = await shiftIn(context, at);
        expect(shift?.sum, shift?.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
        expect(shift?.filled.length, shift?.filled.join(', ')).toBeLessThan(2);
      },
    );
  }

  for (const as of VISITORS) {
    test(`no screen of ${as ?? 'a visitor'} shifts while it opens at ${width} px`, async ({
      browser,
      cabinet,
    }) => {
      test.setTimeout(600_000);
      const visits: { at: string; context: BrowserContext }[] = [];
      for (const at of addressesOf(as)) {
        visits.push({ at, context: await contextOf(browser, cabinet.baseURL, as, size) });
      }
      await cabinet.control.faults([{ kind: 'latency', latencyMs: SLOW_CALL_MS }]);
      let opened = 0;
      const openNext = async (): Promise<void> => {
        for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
          const { at, context } = visit;
          const shift = await shiftIn(context, at);
          if (shift === null) continue;
          opened += 1;
          expect.soft(shift.sum, `${at}: ${shift.moved.join('\n')}`).toBeLessThan(SHIFT_LIMIT);
          expect.soft(shift.filled.length, `${at}: ${shift.filled.join(', ')}`).toBeLessThan(2);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, openNext));
      expect(opened).toBeGreaterThan(0);
    });
  }
}

// A transition of the page's padding would move the page while a dialog opens.
test('reduced motion gives no transition to elements that have none', async ({ page, cabinet }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(cabinet.baseURL);
  await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
});
