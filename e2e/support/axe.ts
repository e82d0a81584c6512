import axe, { type ElementContext, type RunOnly } from 'axe-core';
import { expect, type Page } from 'playwright/test';

type Theme = 'light' | 'dark';

/** What axe is asked in each theme: all its rules in the first, those of colour in the other one. */
const RULES: Readonly<Record<Theme, RunOnly>> = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // A theme changes colours and nothing else.
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds in a page that wears a theme, or within parts of it: rules, and where each is broken. */
export async function violationsOf(
  page: Page,
  theme: Theme = 'light',
  within: readonly string[] = [],
): Promise<string[]> {
  // A visit that ends without a load of another page finds axe there already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ parts, runOnly }) => {
      if (!window.axe) throw new Error('axe is not there');
      const context: ElementContext = parts.length > 0 ? { include: parts } : document;
      // Of what is all right axe would write down every element.
      const { violations } = await window.axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    { parts: [...within], runOnly: RULES[theme] },
  );
}

/** No violation in either theme; leaves the page in the light one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect.poll(() => violationsOf(page, theme)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
