import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { IconDrawing } from './Icon';

const require = createRequire(import.meta.url);

/** Reads one numeric attribute of an SVG tag; absent means 0, as in SVG itself. */
function numberOf(tag: string, attribute: string): number {
  return Number(new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1] ?? 0);
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** The same outline as one path command string. */
function outlineOf(tag: string): string {
  if (tag.startsWith('<path')) return / d="([^"]+)"/.exec(tag)?.[1] ?? '';
  if (tag.startsWith('<rect')) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
      short(numberOf(tag, name)),
    );
    return `M${x},${y}h${width}v${height}h-${width}Z`;
  }
  const radius = numberOf(tag, 'r');
  const arc = (by: number) => `a${short(radius)},${short(radius)},0,1,0,${short(by)},0`;
  const start = `M${short(numberOf(tag, 'cx') - radius)},${short(numberOf(tag, 'cy'))}`;
  return `${start}${arc(2 * radius)}${arc(-2 * radius)}Z`;
}

function drawingFromPackage(name: string): string {
  const folder = require.resolve('primeicons/package.json').replace(/package\.json$/, 'raw-svg/');
  const svg = readFileSync(`${folder}${name}.svg`, 'utf8');
  expect(svg).toContain('viewBox="0 0 24 24"');
  return [...svg.matchAll(/<(?:path|rect|circle)\s[^>]*>/g)]
    .map(([tag]) => outlineOf(tag))
    .join('');
}

const files = import.meta.glob<Readonly<Record<string, IconDrawing>>>('./*Icons.ts', {
  eager: true,
});
const drawings = Object.values(files).flatMap((file) => Object.entries(file));

/** `checkCircleIcon` -> `check-circle`, the name in PrimeIcons. */
const packageName = (name: string) =>
  name.replace(/Icon$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('icons', () => {
  it.each(drawings)('draws %s exactly as PrimeIcons does', (name, { path }) => {
    expect(path).toBe(drawingFromPackage(packageName(name)));
  });

  it('has each drawing in one file only', () => {
    const names = drawings.map(([name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });
});
