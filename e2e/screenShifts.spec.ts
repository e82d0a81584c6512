import { expect, test } from './support/cabinet';
import {
  addressesOf,
  screenShift,
  SHIFT_LIMIT,
  SHIFT_WINDOWS,
  SLOW_CALL_MS,
  VISITORS,
} from './support/shifts';

// Nothing moves by itself while a screen is opened on a slow connection, and of what can be done there one
// thing at most has a filled button. `npm run bench -- shift` prints
// the same figures, and tries every address as every visitor.

/** The screens that have moved most before, and those where lines come late. */
const WORST = [
  { at: '/offer', as: 'sender' },
  { at: '/offer', as: 'supplier' },
  { at: '/sender/insurance-management', as: 'sender' },
  { at: '/sender/insurance-conditions', as: 'sender' },
  { at: '/financing?tab=rules', as: 'admin' },
] as const;

for (const size of SHIFT_WINDOWS) {
  const { width } = size.viewport;

  for (const { at, as } of WORST) {
    test(`${at} of a ${as} stands still while it is opened at ${width} px`, async ({
      browser,
      cabinet,
    }) => {
      await cabinet.control.faults([{ kind: 'latency', latencyMs: SLOW_CALL_MS }]);
      const shift = await screenShift(browser, cabinet.baseURL, { at, as }, size);
      expect(shift?.sum, shift?.moved.join('\n')).toBeLessThan(SHIFT_LIMIT);
      expect(shift?.filled.length, shift?.filled.join(', ')).toBeLessThan(2);
    });
  }

  for (const as of VISITORS) {
    test(
      `every screen of ${as ?? 'a stranger'} stands still while it is opened at ${width} px`,
      { tag: '@long' },
      async ({ browser, cabinet }) => {
        test.setTimeout(600_000);
        await cabinet.control.faults([{ kind: 'latency', latencyMs: SLOW_CALL_MS }]);
        let opened = 0;
        for (const at of addressesOf(as)) {
          const shift = await screenShift(browser, cabinet.baseURL, { at, as }, size);
          if (shift === null) continue;
          opened += 1;
          expect.soft(shift.sum, `${at}: ${shift.moved.join('\n')}`).toBeLessThan(SHIFT_LIMIT);
          // The gallery of parts shows all of them.
          if (at === '/dev') continue;
          expect.soft(shift.filled.length, `${at}: ${shift.filled.join(', ')}`).toBeLessThan(2);
        }
        expect(opened).toBeGreaterThan(0);
      },
    );
  }
}
