import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipe } from './recipe/readRecipe';
import { sevenRoutes } from './recipe/sevenRoutes';
import { makeWorkCopy } from './recipe/workCopy';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

// Follows the README's recipe for a module to the letter, in a copy of the project: what it names must
// compile, keep to the boundaries and pass its own test. Then adds a module of seven routes: the
// sign-in page may not become heavier by a byte.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const root = join(import.meta.dirname, '..');
  const recipe = readRecipe(readFileSync(join(root, 'README.md'), 'utf8'));
  const copy = makeWorkCopy(root);

  const before = copy.weightOfSignIn();
  copy.add(recipe);
  copy.run('tsc');
  copy.run('prettier', '--check', ...recipe.files.map(({ path }) => path));
  copy.run(
    'vitest',
    'run',
    ...recipe.files.map(({ path }) => path).filter((path) => path.includes('.test.')),
  );
  copy.add(sevenRoutes());
  copy.run('tsc');
  const after = copy.weightOfSignIn();
  console.warn(`» /login with two modules more: ${after - before} bytes more`);
  if (after !== before) process.exitCode = 1;
  copy.remove();
});
