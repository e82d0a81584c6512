import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { ElementContext, RunOnly } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Minified `axe.source`, less than half its size, because each visit sends it to the browser. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Theme = 'light' | 'dark';

/** Rules for each theme: all rules in the light theme, only the rules about colour in the dark theme. */
const RULES: Readonly<Record<Theme, RunOnly>> = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // A theme changes colours only.
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** A colour of axe. Its types leave it out. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: AxeColor } } } };
  }
}

/**
 * Runs in the page: makes axe faster, with the same results. The check of contrast parses the few colours of a page
 * thousands of times, so each is parsed once. No report shows the HTML of elements, so none is serialized.
 */
function quicken(): void {
  if (!window.axe) throw new Error('axe is not loaded');
  window.axe.configure({ noHtml: true });
  const { prototype } = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Omit<AxeColor, 'parseString'>>();
  prototype.parseString = function parseOnce(text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * Runs in the page: switches transitions off. A transition of an inherited colour starts again at each level
 * of the page, so that a change of theme would take a second or two.
 */
function changeAtOnce(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: returns its theme and the number of running animations. A finished animation that keeps its last
 * frame does not count as running.
 */
function worn() {
  return {
    theme: document.documentElement.dataset['theme'],
    running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  };
}

/** Milliseconds between two checks. The default intervals grow to a second, too long for a few frames. */
const A_FRAME = 20;

/** Applies a theme, and waits until all colours have changed. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(changeAtOnce);
  // Switches motion off, because a fading toast has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await expect
    .poll(() => page.evaluate(worn), { intervals: [A_FRAME] })
    .toEqual({ theme, running: 0 });
}

/** Returns the violations that axe finds in a theme, on the page or within parts of it, with rule and element. */
export async function violationsOf(
  page: Page,
  theme: Theme = 'light',
  within: readonly string[] = [],
): Promise<string[]> {
  // axe is already there if no page was loaded since the last check.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(quicken);
  }
  return page.evaluate(
    async ({ parts, runOnly }) => {
      if (!window.axe) throw new Error('axe is not loaded');
      const context: ElementContext = parts.length > 0 ? { include: parts } : document;
      // Requests violations only, because axe would also list all elements that pass.
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

/** Expects no violation in both themes; leaves the page in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect.poll(() => violationsOf(page, theme)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
