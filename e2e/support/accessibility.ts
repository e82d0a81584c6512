import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test, type Cabinet } from './cabinet';

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
}

/** Runs in the page. One that has ended, and holds its last picture, runs no more. */
function runningAnimations(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
}

/** What a theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every rule in the first theme, those of colour in the other one. */
async function violationsOf(
  page: Page,
  theme: (typeof THEMES)[number],
  within: readonly string[],
): Promise<string[]> {
  const builder = within.reduce((axe, part) => axe.include(part), new AxeBuilder({ page }));
  // No frames of other origins here; for their sake axe would open a page of its own for each look.
  builder.setLegacyMode();
  if (theme === THEMES[0]) {
    builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  } else {
    builder.withRules(RULES_OF_COLOUR);
  }
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/**
 * A test for each of `screens`, by name: no accessibility violation and no sideways scrolling, in
 * both themes at three widths.
 */
export function testAccessibility(screens: Readonly<Record<string, Screen>>): void {
  for (const [name, { visit, again, within = [] }] of Object.entries(screens)) {
    test(`${name} has no accessibility violation in both themes at three widths`, async ({
      page,
      cabinet,
    }) => {
      test.setTimeout(300_000);
      // Motion would be caught half-way: a fading toast has no contrast to speak of.
      await page.emulateMedia({ reducedMotion: 'reduce' });
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
