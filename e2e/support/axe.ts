import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { ElementContext, RunOnly } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** The same as `axe.source`, of less than half its size: each visit sends it to the browser. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Theme = 'light' | 'dark';

/** Rules that axe checks in each theme: all in the first, those of colour in the other one. */
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

/**
 * Runs in the page: colours change in one frame. A transition of an inherited colour starts again at each
 * level of the page, so that a change of theme takes a second or two of the browser's work.
 */
function changeAtOnce(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. An animation that has ended, and holds its last picture, runs no more. */
function worn() {
  return {
    theme: document.documentElement.dataset['theme'],
    running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  };
}

/** Milliseconds between two looks at what takes a few frames: the usual pauses grow to a second. */
const A_FRAME = 20;

/** Puts a theme on, and waits until every colour is there. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(changeAtOnce);
  // Motion would be caught half-way: a fading toast has no contrast to speak of.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await expect
    .poll(() => page.evaluate(worn), { intervals: [A_FRAME] })
    .toEqual({ theme, running: 0 });
}

/**
 * Returns the violations of axe in a page with a theme, or within parts of it: rules, and the place of
 * each.
 */
export async function violationsOf(
  page: Page,
  theme: Theme = 'light',
  within: readonly string[] = [],
): Promise<string[]> {
  // A visit that ends without a load of another page finds axe there already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
