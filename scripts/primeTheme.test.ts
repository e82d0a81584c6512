import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ownStyles, primeTheme, USED, usedStyles } from './primeTheme';

const path = createRequire(import.meta.url).resolve(
  'primereact/resources/themes/lara-light-green/theme.css',
);
const source = readFileSync(path, 'utf8');
const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const variables = textOf('../src/ui/theme/prime.css');
const tokens = textOf('../src/ui/theme/tokens.css');
const namesIn = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '']) => name);
const undefinedIn = (css: string, definitions: string) => {
  const defined = namesIn(definitions, /(--[\w-]+):/g);
  return namesIn(css, /var\((--[\w-]+)/g).filter((name) => !defined.includes(name));
};

const PUBLIC = ['common', 'button', 'inputtext', 'inputtextarea', 'checkbox'];

describe.each([
  ['public', PUBLIC],
  ['cabinet', USED],
])('the %s style sheet of the theme', (_, components) => {
  const css = usedStyles(source, components);

  it('has no fonts and no imports', () => {
    expect(source).toContain('@font-face');
    expect(css).not.toMatch(/@font-face|@import|font-family|url\(/);
  });

  it('has no literal colour', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)).toBeNull();
  });

  it('uses only variables of prime.css, and these variables use only tokens', () => {
    expect(css).toContain('var(--text-color)');
    expect(undefinedIn(css, variables)).toEqual([]);
    expect(undefinedIn(variables, tokens)).toEqual([]);
  });

  it('has no selector of an unused component', () => {
    expect(css).not.toMatch(
      /p-(calendar|datatable|datepicker|treetable|editor|galleria|multiselect|menubar|megamenu|dock|splitbutton)/,
    );
  });

  it('has no empty rule', () => {
    expect(css).not.toMatch(/\{\s*\}/);
  });
});

describe('usedStyles', () => {
  it('returns less than 1.5 kB of compressed styles for public pages, and 2.5 kB for the cabinet', () => {
    expect(gzipSync(usedStyles(source, PUBLIC)).length).toBeLessThan(1500);
    expect(gzipSync(usedStyles(source, USED)).length).toBeLessThan(2500);
  });

  it('keeps only the selectors of the used components', () => {
    const css = usedStyles('.p-button, .p-splitbutton .p-button { margin: 0 }', ['button']);
    expect(css).toContain('.p-button {');
    expect(css).not.toContain('splitbutton');
  });

  it('uses different variables for the same colour in a text and in a background', () => {
    const css = usedStyles(
      '.p-dialog { color: #ffffff; background: #ffffff; border: 1px solid #e5e7eb }',
      ['dialog'],
    );
    expect(css).toContain('color: var(--primary-color-text)');
    expect(css).toContain('background: var(--surface-card)');
    expect(css).toContain('border: 1px solid var(--surface-border)');
  });

  it('throws for a colour without a variable, so an upgrade gets reviewed', () => {
    expect(() => usedStyles('.p-dialog { color: #123456 }', ['dialog'])).toThrow(
      'no variable for #123456 in "color"',
    );
  });

  it('drops the theme’s focus ring and shadows', () => {
    const css = usedStyles('.p-dialog:focus { outline: 0; box-shadow: 0 0 red; width: 0 }', [
      'dialog',
    ]);
    expect(css).toBe('.p-dialog:focus { width: 0 }');
  });

  it('keeps only the keyframes of animations that are used', () => {
    const css = usedStyles(
      '.p-dialog { animation: a 1s } @keyframes a { to { width: 0 } } @keyframes b { to { width: 0 } }',
      ['dialog'],
    );
    expect(css).toContain('@keyframes a');
    expect(css).not.toContain('@keyframes b');
  });
});

describe('ownStyles', () => {
  it('returns the styles from a file’s strings, including strings that are joined at run time', () => {
    const file = String.raw`
      var name = "p-dialog", text = "\n@layer primereact {\n .p-dialog { width: 0 }\n".concat(more);`;
    expect(ownStyles(file)).toBe('\n@layer primereact {\n .p-dialog { width: 0 }\n}');
  });
});

describe('the vite plugin', () => {
  it('serves its style sheets by name and ignores all other files', async () => {
    const { resolveId, load } = primeTheme();
    if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('not hooks');
    const resolve = resolveId as unknown as (id: string) => string | null;
    const read = load as unknown as (id: string) => Promise<string | null>;
    expect(await read(String(resolve('virtual:prime/public.css')))).toContain('.p-inputtext');
    const cabinet = await read(String(resolve('virtual:prime/cabinet.css')));
    expect(cabinet).toContain('.p-dialog .p-dialog-header {');
    // PrimeReact's run-time styles are included, so that it adds no style element to the page.
    expect(cabinet).toContain('.p-dialog-enter-active {');
    expect(cabinet).toContain('.p-overflow-hidden {');
    expect(resolve('./other.css')).toBeNull();
    expect(await read('/src/ui/button/Button.css')).toBeNull();
  });
});
