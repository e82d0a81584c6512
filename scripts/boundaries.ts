import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBoundaries } from './boundaries/check';
import { boundaryRules } from './boundaries/rules';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

// Checks the import rules: layers, cycles, and rules for single folders and libraries.
await runMain(async () => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const root = resolve(import.meta.dirname, '..');
  const folders = ['src', 'test', 'e2e', 'scripts'].filter((folder) =>
    existsSync(`${root}/${folder}`),
  );
  const { modules, imports, violations } = await checkBoundaries(root, folders, boundaryRules);

  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  // With few imports, the tree was empty or only partly read and would always pass.
  const isBlind = imports <= modules;
  if (isBlind) console.error('The check found hardly any imports, so it proves nothing.');
  console.warn(`${modules} modules, ${imports} imports, ${violations.length} violations`);
  process.exitCode = violations.length > 0 || isBlind ? 1 : 0;
});
