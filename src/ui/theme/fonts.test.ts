import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);
const textOf = (path: string) => readFileSync(here(path), 'utf8');
const css = textOf('./fonts.css');

/** The content of each `@font-face` rule of the stylesheet. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face);
const own = faces.filter((face) => face.includes('url('));
const ofSystems = faces.filter((face) => face.includes('local('));
const filesIn = (text: string) =>
  [...text.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, file = '']) => file);

describe('the font of the cabinet', () => {
  it('consists of the files of its folder, 60 kB in total at most, with their licence', () => {
    const files = readdirSync(here('./fonts')).filter((file) => file.endsWith('.woff2'));
    expect(filesIn(css).toSorted()).toEqual(files.toSorted());
    const bytes = files.map((file) => statSync(here(`./fonts/${file}`)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000);
    expect(existsSync(here('../../../public/golos-text-OFL.txt'))).toBe(true);
  });

  it('never hides the text while it loads', () => {
    expect(own).toHaveLength(3);
    for (const face of own) expect(face).toContain('font-display: swap');
  });

  it('has a system fallback with adjusted metrics', () => {
    expect(ofSystems).toHaveLength(3);
    for (const face of ofSystems) {
      for (const measure of ['size-adjust', 'ascent-override', 'descent-override']) {
        expect(face).toMatch(new RegExp(`${measure}: [\\d.]+%`));
      }
      expect(face).toContain('line-gap-override: 0%');
    }
    const [, family = ''] = /--font: ([^;]+);/.exec(textOf('./tokens.css')) ?? [];
    const named = [...faces.join('').matchAll(/font-family: ('[^']+')/g)].map(
      ([, name = '']) => name,
    );
    expect(family.split(', ').toSorted()).toEqual([...new Set(named), 'sans-serif'].toSorted());
  });

  it('is preloaded with low priority, but only its Cyrillic and Latin files', () => {
    const preloads = [...textOf('../../../index.html').matchAll(/<link\s[^>]*as="font"[^>]*>/g)];
    expect(preloads.flatMap(([link]) => filesIn(link))).toEqual([
      'golos-cyrillic.woff2',
      'golos-latin.woff2',
    ]);
    for (const [link] of preloads) {
      for (const part of [
        'rel="preload"',
        'type="font/woff2"',
        'crossorigin',
        'fetchpriority="low"',
      ])
        expect(link).toContain(part);
    }
  });
});
