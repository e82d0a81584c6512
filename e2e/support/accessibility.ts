import type { Page } from 'playwright/test';
import { inLongRun } from '../../test/longRun';
import { violationsOf, wear } from './axe';
import { expect, test as ownTest, type Cabinet } from './cabinet';
import { test as sharedTest } from './sharedPage';
import { sidewaysScroll } from './sidewaysScroll';

/** The first is the window in which a screen is visited; one size after the other is laid out only once. */
const EVERYTHING = [
  ['light', 1440],
  ['light', 768],
  ['light', 360],
  ['dark', 360],
  ['dark', 768],
  ['dark', 1440],
] as const;

/** A desk, and a phone in the other colours. */
const BRIEFLY = [
  ['light', 1440],
  ['dark', 360],
] as const;

/** The looks at a screen: theme and width. */
const LOOKS = inLongRun(BRIEFLY, EVERYTHING);

/** A screen in a state that looks different from the others. */
export interface Screen {
  /** Brings the page into the state. */
  visit: (page: Page, cabinet: Cabinet) => Promise<void>;
  /** Opens what a change of the window's size closes, a menu: at first, and at each size. */
  again?: (page: Page) => Promise<void>;
  /** Looks only into these, where the rest of a long page is looked at elsewhere. */
  within?: readonly string[];
  /** `npm test` looks at it: one state for each page. */
  core?: boolean;
  /** Does to its page what cannot be taken back: installs a clock. */
  ownPage?: boolean;
}

/**
 * Back to the page's top. A visit scrolls as far as its clicks need, never to the same pixel, and of a
 * control that ends up half under the sticky top bar axe says that it is too small.
 */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * A test for each of `screens`, by name: no accessibility violation and no sideways scrolling. Every
 * run looks at a desk, and at the colours of the other theme on a phone; the long run in both themes at
 * three widths.
 */
export function testAccessibility(screens: Readonly<Record<string, Screen>>): void {
  for (const [name, screen] of Object.entries(screens)) {
    const { visit, again, within = [], core = false, ownPage = false } = screen;
    const test = ownPage ? ownTest : sharedTest;
    const tag = core ? ['@core'] : [];
    test(`${name} has no accessibility violation`, { tag }, async ({ page, cabinet }) => {
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
        expect.soft(await violationsOf(page, theme, within), `${theme}, ${width} px`).toEqual([]);
        expect
          .soft(await sidewaysScroll(page), `sideways scrolling, ${width} px`)
          .toBeLessThanOrEqual(0);
      }
    });
  }
}
