import { describe, expect, it } from 'vitest';
import { stylesheet, tokensBySystem } from './stylesheet';

describe('the styles of the portal', () => {
  it('take light and dark from the system', () => {
    const css = tokensBySystem(":root { --bg: white }\n[data-theme='dark'] { --bg: black }");
    expect(css).toContain(':root { --bg: white }');
    expect(css.replaceAll(/\s+/g, ' ')).toContain(
      '@media (prefers-color-scheme: dark) { :root { --bg: black }',
    );
    expect(css).not.toContain('data-theme');
  });

  it('stop at tokens without a dark half', () => {
    expect(() => tokensBySystem(':root { --bg: white }')).toThrow('tokens.css');
  });

  it('use only tokens that there are, no font or picture of anyone, and no colour of their own', async () => {
    const css = await stylesheet();
    const defined = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
    expect(css).not.toMatch(/url\(|@import|@font-face/);
    expect(css.slice(css.indexOf('box-sizing'))).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
  });
});
