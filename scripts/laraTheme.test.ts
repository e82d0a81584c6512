import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildLaraTheme, laraTheme } from './laraTheme';

const path = createRequire(import.meta.url).resolve(
  'primereact/resources/themes/lara-light-green/theme.css',
);
const source = readFileSync(path, 'utf8');
const tokens = readFileSync(new URL('../src/ui/theme/tokens.css', import.meta.url), 'utf8');

const PUBLIC = ['common', 'button', 'inputtext', 'inputtextarea', 'checkbox'];
const CABINET = ['dialog', 'toast', 'menu'];

describe.each([
  ['public', PUBLIC],
  ['cabinet', CABINET],
])('the %s part of lara', (_, components) => {
  const css = buildLaraTheme(source, components);

  it('brings no font and imports nothing', () => {
    expect(source).toContain('@font-face');
    expect(css).not.toMatch(/@font-face|@import|font-family|url\(/);
  });

  it('has no literal colour left', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)).toBeNull();
  });

  it('refers only to tokens that exist', () => {
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    const defined = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    expect(used.size).toBeGreaterThan(3);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has no selector of a component that is not used', () => {
    expect(css).not.toMatch(
      /p-(calendar|datatable|datepicker|treetable|editor|galleria|multiselect|menubar|megamenu|dock|splitbutton)/,
    );
  });

  it('leaves no empty rule behind', () => {
    expect(css).not.toMatch(/\{\s*\}/);
  });
});

describe('buildLaraTheme', () => {
  it('keeps each part small', () => {
    expect(gzipSync(buildLaraTheme(source, PUBLIC)).length).toBeLessThan(1500);
    expect(gzipSync(buildLaraTheme(source, CABINET)).length).toBeLessThan(2500);
  });

  it('keeps of a list of selectors only those of the wanted components', () => {
    const css = buildLaraTheme('.p-button, .p-splitbutton .p-button { margin: 0 }', ['button']);
    expect(css).toContain('.p-button {');
    expect(css).not.toContain('splitbutton');
  });

  it('gives one colour different tokens for text, ground and line', () => {
    const css = buildLaraTheme(
      '.p-dialog { color: #ffffff; background: #ffffff; border: 1px solid #e5e7eb }',
      ['dialog'],
    );
    expect(css).toContain('color: var(--text-on-accent)');
    expect(css).toContain('background: var(--surface)');
    expect(css).toContain('border: 1px solid var(--border)');
  });

  it('stops at a colour that has no token, so that an upgrade is looked at', () => {
    expect(() => buildLaraTheme('.p-dialog { color: #123456 }', ['dialog'])).toThrow(
      'no token for #123456 in "color: #123456"',
    );
  });

  it('stops at a component it does not know', () => {
    expect(() => buildLaraTheme(source, ['carousel-of-cats'])).toThrow('unknown component');
  });
});

describe('the vite plugin', () => {
  it('serves both parts by their names and leaves everything else alone', async () => {
    const { resolveId, load } = laraTheme();
    if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('not hooks');
    const resolve = resolveId as unknown as (id: string) => string | null;
    const read = load as unknown as (id: string) => Promise<string | null>;
    expect(await read(String(resolve('virtual:lara/public.css')))).toContain('.p-inputtext');
    expect(await read(String(resolve('virtual:lara/cabinet.css')))).toContain('.p-dialog');
    expect(resolve('./other.css')).toBeNull();
    expect(await read('/src/ui/button/Button.css')).toBeNull();
  });
});
