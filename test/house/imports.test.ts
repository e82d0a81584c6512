import { expect, it } from 'vitest';
import { handWrittenSources, type Source } from './sources';

/**
 * Returns the files that import a file of the repository before a package. Exception: a component's own styles are
 * first.
 */
function mixedImports(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => {
      const from = [...text.matchAll(/^(?:import|\} from) (?:[^;'`]* from )?'([^']+)';$/gm)];
      const own = from.map(([, path = '']) => path).filter((path) => !path.endsWith('.css'));
      const first = own.findIndex((path) => path.startsWith('.'));
      return first >= 0 && own.slice(first).some((path) => !path.startsWith('.'));
    })
    .map(({ path }) => path);
}

it('packages are imported before files of the repository, except a component’s own styles', () => {
  expect(mixedImports(handWrittenSources(['src', 'scripts', 'test', 'e2e']))).toEqual([]);
  const text = "import { a } from './a';\nimport {\n  b,\n} from 'react';\n";
  expect(mixedImports([{ path: 'src/a.ts', text }])).toEqual(['src/a.ts']);
});
