import type { Page } from 'playwright/test';
import { inLongRun } from '../../test/longRun';
import { violationsOf, wear } from './axe';
import { expect, test as ownTest, type Cabinet } from './cabinet';
import { test as sharedTest } from './sharedPage';
import { sidewaysScroll } from './sidewaysScroll';

/** All views. Each one shares its theme or its size with the previous one, so that the loop changes only the other. */
const EVERYTHING = [
  ['light', 1440],
  ['light', 768],
  ['light', 360],
  ['dark', 360],
  ['dark', 768],
  ['dark', 1440],
] as const;

/** A desktop, and a phone in the other theme. */
const BRIEFLY = [
  ['light', 1440],
  ['dark', 360],
] as const;

const LOOKS = inLongRun(BRIEFLY, EVERYTHING);

/** A state of a screen to check. Each state looks different from the others. */
export interface Screen {
  visit: (page: Page, cabinet: Cabinet) => Promise<void>;
  /** Restores the state of the screen, at first and after each change of the window size. */
  again?: (page: Page) => Promise<void>;
  /** Selectors of the checked parts, if another test checks the rest of a long page. */
  within?: readonly string[];
  /** True if `npm test` checks the state: one state for each page. */
  core?: boolean;
  /** True if the visit needs a new page, because it installs a clock and a clock cannot be removed. */
  ownPage?: boolean;
}

/**
 * Runs in the page: scrolls to the top. After a visit a control may be half under the sticky top bar, and axe
 * would report that it is too small.
 */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Defines a test for each screen: no accessibility violation and no sideways scrolling. Every run checks a
 * desktop, and a phone in the other theme; the long run checks both themes at three widths.
 */
export function testAccessibility(screens: Readonly<Record<string, Screen>>): void {
  for (const [name, screen] of Object.entries(screens)) {
    const { visit, again, within = [], core = false, ownPage = false } = screen;
    const test = ownPage ? ownTest : sharedTest;
    const tag = core ? ['@core'] : [];
    test(
      `the screen «${name}» has no accessibility violation, and does not scroll sideways`,
      { tag },
      async ({ page, cabinet }) => {
        test.setTimeout(300_000);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
        await visit(page, cabinet);
        let seen: { theme?: string; width?: number } = {};
        for (const [theme, width] of LOOKS) {
          if (theme !== seen.theme) await wear(page, theme);
          if (width !== seen.width) {
            await page.setViewportSize({ width, height: 900 });
            await page.evaluate(toTop);
            await again?.(page);
          }
          seen = { theme, width };
          // The page adapts to a new width some frames later, and axe may see it before.
          await expect.soft
            .poll(() => violationsOf(page, theme, within), `${theme}, ${width} px`)
            .toEqual([]);
          await expect.soft
            .poll(() => sidewaysScroll(page), `sideways scrolling, ${width} px`)
            .toBeLessThanOrEqual(0);
        }
      },
    );
  }
}
