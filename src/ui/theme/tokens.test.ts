import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(block: string): Record<string, string> {
  const pairs = [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const [lightBlock = '', darkBlock = ''] = css.split("[data-theme='dark']");
const light = tokensOf(lightBlock);
const dark = { ...light, ...tokensOf(darkBlock) };

/** Returns the relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['bg', 'surface', 'surface-sunken', 'surface-raised'];

const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => [
    ['text', ground],
    ['text-muted', ground],
    ['accent-text', ground],
    ['danger-text', ground],
  ]),
  ['text', 'hover'],
  ['text-muted', 'hover'],
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['text-muted', 'neutral-bg'],
  ['text-on-accent', 'accent'],
  ['text-on-accent', 'accent-hover'],
  ['text-on-danger', 'danger'],
  ['text-on-danger', 'danger-hover'],
  ['tooltip-text', 'tooltip-bg'],
  ['toast-action', 'tooltip-bg'],
  ['hero-text', 'hero-bg'],
  ['hero-muted', 'hero-bg'],
  ['hero-soon', 'hero-bg'],
  ['hero-over', 'hero-bg'],
  ...['success', 'info', 'warning', 'danger', 'neutral'].flatMap((tone) => [
    [`${tone}-text`, `${tone}-bg`],
    // A badge on a selected row has the surface as background.
    [`${tone}-text`, 'surface'],
  ]),
];

// WCAG 2.2, 1.4.11: contrast of controls with their background.
const CONTROL_PAIRS = GROUNDS.flatMap((ground) => [
  ['border-strong', ground],
  ['accent', ground],
  ['focus', ground],
  ['danger', ground],
  // Parts of `TermLine`; its track is decorative, so it has no required contrast.
  ...['fill', 'tick', 'soon', 'over', 'done'].map((part) => [`term-${part}`, ground]),
]);

const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const [, selected = ''] = /::selection \{([^}]*)\}/.exec(base) ?? [];
const selectionOf = (property: string) =>
  new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\)`).exec(selected)?.[1] ?? '';
const selection = { text: selectionOf('color'), ground: selectionOf('background') };

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of the %s theme', (_, tokens) => {
  const of = ([front = '', ground = '']: readonly string[]) =>
    contrast(tokens[front] ?? '', tokens[ground] ?? '');

  it.each(TEXT_PAIRS)('make %s readable on %s (4.5 : 1)', (...pair) => {
    expect(of(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it('make selected text readable (4.5 : 1), and different from unselected text (3 : 1)', () => {
    expect(of([selection.text, selection.ground])).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS) expect(of([selection.ground, ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(CONTROL_PAIRS)('distinguish %s from %s (3 : 1)', (...pair) => {
    expect(of(pair)).toBeGreaterThanOrEqual(3);
  });
});
