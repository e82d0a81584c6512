import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

const text = readFileSync(join(root, 'src/README.md'), 'utf8');
const walk = text.split('## From the start to a card\n')[1] ?? '';
const steps = [...walk.matchAll(/^\d+\. `([^`]+)` (.+)$/gm)].map(
  ([, path = '', words = '']) => [path, words] as const,
);

it.each([
  ['src/README.md', 'flowchart'],
  ['src/api/README.md', 'sequenceDiagram'],
  ['src/modules/sender/README.md', 'stateDiagram-v2'],
  ['deploy/README.md', 'flowchart'],
])('%s has a %s', (path, kind) => {
  const guide = readFileSync(join(root, path), 'utf8');
  expect(guide).toMatch(new RegExp(`^\`\`\`mermaid\\n${kind}`, 'm'));
});

describe('«From the start to a card» in src/README.md', () => {
  it('goes from main.tsx to a card in at most twelve files', () => {
    expect(steps.at(0)?.[0]).toBe('src/main.tsx');
    expect(steps.at(-1)?.[0]).toMatch(/Card\.tsx$/);
    expect(steps.length).toBeLessThanOrEqual(12);
  });

  it.each(steps)('describes the existing file %s in one sentence', (path, words) => {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(words).toMatch(/^[^.]+\.$/);
  });
});

it('the flowchart in src/README.md shows exactly the folders of src', () => {
  const drawn = [...text.matchAll(/\b(\w+)\["\1: /g)].map(([, folder]) => folder);
  const floors = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(new Set(drawn)).toEqual(new Set(floors));
});
