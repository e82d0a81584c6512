import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { completeLock, missingPackages, type LockedPackages } from './lock/completeLock';

// Run after a change of the dependencies: makes `npm ci` accept the lock on every platform.
const file = join(import.meta.dirname, '../package-lock.json');

await runMain(() => {
  refuseArguments(process.argv.slice(2), 'npm run lock takes no arguments');
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPackages(lock.packages);
  const completed = { ...lock, packages: completeLock(lock.packages) };
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  console.warn(`${missing.length} platform packages added to package-lock.json`);
});
