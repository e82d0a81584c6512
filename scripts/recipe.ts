import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipes } from './recipe/readRecipe';
import { sevenRoutes } from './recipe/sevenRoutes';
import { makeWorkCopy } from './recipe/workCopy';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

const SEARCHES = 'test/contract/cabinetSearches.test.ts';

/** Left out, because this test of all operations is slow. The recipe has a test of its own for the new operation. */
const ALL_OPERATIONS = 'test/backend/everyOperation.test.ts';

/** Maximum growth of the sign-in page in bytes, because minified export names may become longer. */
const A_NAME = 4;

/** Guides with recipes; the first recipe adds a module. */
const GUIDES = ['src/modules/README.md', 'src/README.md'];

// Applies the recipes of the guides literally to a copy of the project, which must then compile and pass its tests. A
// new module, even with seven routes, must not make the sign-in page larger, apart from minified export names.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const root = join(import.meta.dirname, '..');
  const [ofModule, ...others] = GUIDES.flatMap((guide) =>
    readRecipes(readFileSync(join(root, guide), 'utf8')),
  );
  if (ofModule === undefined) throw new Error('src/modules/README.md has no recipe');
  const copy = makeWorkCopy(root);

  const before = copy.weightOfSignIn();
  copy.take(ofModule.steps);
  copy.take(sevenRoutes());
  const after = copy.weightOfSignIn();

  for (const recipe of others) copy.take(recipe.steps);
  copy.run('tsx', 'scripts/codegen.ts');
  copy.run('tsc');
  const steps = [ofModule, ...others].flatMap((recipe) => recipe.steps);
  const paths = steps.map(({ path }) => path);
  copy.run('oxfmt', '-c', 'scripts/config/oxfmt.json', '--check', ...paths);
  const tests = paths.filter((path) => path.includes('.test.') && path !== ALL_OPERATIONS);
  copy.run('vitest', 'run', ...tests, SEARCHES);
  console.warn(`» /login with two modules more: ${after - before} bytes more`);
  if (after - before > A_NAME) process.exitCode = 1;
  copy.remove();
});
