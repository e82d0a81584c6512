import type { Page } from 'playwright/test';
import { violationsOf } from './axe';
import { expect, test as ownTest, type Cabinet } from './cabinet';
import { test as sharedTest } from './sharedPage';

const WIDTHS = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;

/** A screen in a state that looks different from the others. */
export interface Screen {
  /** Brings the page into the state. */
  visit: (page: Page, cabinet: Cabinet) => Promise<void>;
  /** Brings back what a change of the window's size takes away: an open menu. */
  again?: (page: Page) => Promise<void>;
  /** Looks only into these, where the rest of a long page is looked at elsewhere. */
  within?: readonly string[];
  /** Does to its page what cannot be taken back: installs a clock. */
  ownPage?: boolean;
}

/** Runs in the page. One that has ended, and holds its last picture, runs no more. */
function runningAnimations(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
}

/**
 * A test for each of `screens`, by name: no accessibility violation and no sideways scrolling, in
 * both themes at three widths.
 */
export function testAccessibility(screens: Readonly<Record<string, Screen>>): void {
  for (const [name, { visit, again, within = [], ownPage = false }] of Object.entries(screens)) {
    const test = ownPage ? ownTest : sharedTest;
    test(`${name} has no accessibility violation in both themes at three widths`, async ({
      page,
      cabinet,
    }) => {
      test.setTimeout(300_000);
      // Motion would be caught half-way: a fading toast has no contrast to speak of.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEMES[0] });
      await visit(page, cabinet);
      for (const theme of THEMES) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // Colours that are inherited change one level after the other, each in a frame of its own.
        await expect.poll(() => page.evaluate(runningAnimations)).toBe(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await again?.(page);
          expect.soft(await violationsOf(page, theme, within), `${theme}, ${width} px`).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `sideways scrolling, ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
}
