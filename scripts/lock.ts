import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import {
  completeLock,
  missingPackages,
  withIntegrity,
  withoutIntegrity,
  type LockedPackages,
} from './lock/completeLock';

// npm leaves a platform package out of the lock when the registry answers E404 for its version (try
// `npm view @oxlint/binding-darwin-arm64@1.94.0`), and `npm ci` elsewhere refuses such a lock.
// Run after a change of the dependencies: describes those packages, and asks for their checksums.
const file = join(import.meta.dirname, '../package-lock.json');

function integrityOf(nameAndVersion: string): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', nameAndVersion, 'dist.integrity'], {
    encoding: 'utf8',
  });
  const integrity = stdout.trim();
  return status === 0 && integrity !== '' ? integrity : undefined;
}

await runMain(() => {
  refuseArguments(process.argv.slice(2), 'npm run lock takes no arguments');
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPackages(lock.packages);
  const packages = withIntegrity(completeLock(lock.packages), integrityOf);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.warn(`${missing.length} platform packages added to package-lock.json`);
  for (const folder of withoutIntegrity(packages)) console.warn(`No checksum for ${folder}`);
});
