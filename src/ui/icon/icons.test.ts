import { describe, expect, it } from 'vitest';
import type { IconDrawing } from './Icon';

const files = import.meta.glob<Readonly<Record<string, IconDrawing>>>('./*Icons.ts', {
  eager: true,
});
const drawings = Object.values(files).flatMap((file) => Object.entries(file));

const sources = import.meta.glob<string>('./*Icons.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const named = Object.values(sources).flatMap((text) => [
  ...text.matchAll(/default as (\w+)Icon \} from 'primeicons\/raw-svg\/([\w-]+)\.svg'/g),
]);

describe('icons', () => {
  it.each(drawings)('include %s from PrimeIcons as a path', (_name, { path }) => {
    expect(path).toMatch(/^M[\d\s.,a-z-]+Z$/i);
  });

  it('are named like their files in PrimeIcons', () => {
    const inPackage = (name = '') =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(named).toHaveLength(drawings.length);
    for (const [, name, file] of named) expect(inPackage(name)).toBe(file);
  });

  it('are listed in one of the icon files only', () => {
    const names = drawings.map(([name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });
});
