import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedFile, newFile, readRecipes, takeStep } from './readRecipe';

const root = join(import.meta.dirname, '../..');
const readme = (path: string) => readFileSync(join(root, path), 'utf8');
const fence = '```';

describe('the recipes of src/README.md and src/modules/README.md', () => {
  const recipes = ['src/README.md', 'src/modules/README.md'].flatMap((path) =>
    readRecipes(readme(path)),
  );

  const named = recipes.map(({ title, steps }) => [title, steps] as const);
  it.each(named)('can be applied to the current files: %s', (_title, steps) => {
    for (const step of steps) {
      const path = join(root, step.path);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
      expect(takeStep(step, before)).not.toBe(before);
    }
  });

  it('are exactly five, and each includes a test', () => {
    const tested = recipes.filter(({ steps }) =>
      steps.some(({ path }) => /\.test\.tsx?$/.test(path)),
    );
    expect(tested).toHaveLength(5);
    expect(recipes).toHaveLength(5);
  });
});

describe('readRecipes', () => {
  it('returns the code of each section whose fence names a file', () => {
    const text = [
      '# Cabinet',
      `## One\n${fence}ts src/one.ts\nconst a = 1;\n${fence}`,
      `${fence}sh\nnpm test\n${fence}`,
      `${fence}diff src/list.ts\n one\n-two\n+three\n${fence}`,
      '## Nothing to carry out',
    ].join('\n');
    expect(readRecipes(text)).toEqual([
      {
        title: 'One',
        steps: [
          newFile('src/one.ts', 'const a = 1;\n'),
          changedFile('src/list.ts', ' one\n-two\n+three\n'),
        ],
      },
    ]);
    expect(() => readRecipes('# Cabinet')).toThrow('no recipe');
  });
});

describe('a step', () => {
  it('changes every hunk of a file, and appends text that replaces nothing', () => {
    const step = changedFile('list.ts', ' one\n+and\n@@\n-three\n+four\n');
    expect(takeStep(step, 'one\ntwo\nthree\n')).toBe('one\nand\ntwo\nfour\n');
    expect(takeStep(changedFile('list.ts', '+two\n'), 'one\n')).toBe('one\ntwo\n');
  });

  it('is refused if its lines are missing or not unique', () => {
    const step = changedFile('list.ts', ' one\n+two\n');
    expect(() => takeStep(step, 'done\n')).toThrow('does not have');
    expect(() => takeStep(step, 'one\none\n')).toThrow('twice');
    expect(() => takeStep(step, null)).toThrow('does not exist');
    expect(() => takeStep(newFile('list.ts', ''), '')).toThrow('already');
  });
});

const flush = (code: string) => code.replaceAll(/^ +/gm, '');
const guides = ['test/backend/README.md', 'e2e/README.md'].map(readme);

const taken = guides
  .flatMap(readRecipes)
  .flatMap(({ title, steps }) =>
    steps.map((step, at) => [title, at + 1, step.path, step] as const),
  );
it.each(taken)(
  'the code under «%s» in a guide (step %i) also occurs in %s',
  (_title, _step, path, { replacements }) => {
    const file = flush(readFileSync(join(root, path), 'utf8'));
    for (const { after } of replacements) expect(file).toContain(flush(after));
  },
);
