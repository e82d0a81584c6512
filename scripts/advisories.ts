import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { npmOf } from './command/program';
import { namedLibraries, parseAudit, parseOutdated } from './release/advisories';

// Prints advisories, deprecations and newer major versions of the packages. No build runs this script, because it needs
// the package registry and new advisories must not stop other work.
const root = join(import.meta.dirname, '..');
const LIMIT_MS = 60_000;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function npm(...args: string[]): string {
  const started = npmOf(...args);
  const options = { cwd: root, encoding: 'utf8', timeout: LIMIT_MS } as const;
  return spawnSync(started.command, started.args, options).stdout ?? '';
}

function keysOf(value: unknown, field: string): string[] {
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : {};
  return Object.keys(typeof inner === 'object' && inner !== null ? inner : {});
}

await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const wrong: string[] = [];
  const unheard: string[] = [];

  const advisories = parseAudit(npm('audit', '--omit=dev', '--json'));
  if (advisories === undefined) unheard.push('advisories (npm audit)');
  for (const { name, severity, titles } of advisories ?? []) {
    wrong.push(`advisory, ${severity}: ${name}: ${titles.join('; ')}`);
  }

  const named = new Set(namedLibraries(read('SECURITY.md')));
  const shipped = new Set(keysOf(JSON.parse(read('package.json')), 'dependencies'));
  const outdated = parseOutdated(npm('outdated', '--json'));
  if (outdated === undefined) unheard.push('newer versions (npm outdated)');
  for (const { name, current, latest } of outdated ?? []) {
    const line = `${name} ${current}: ${latest} is there`;
    if (!shipped.has(name)) process.stdout.write(`tool: ${line}\n`);
    else if (named.has(name)) process.stdout.write(`named in SECURITY.md: ${line}\n`);
    else wrong.push(`not named in SECURITY.md: ${line}`);
  }

  for (const line of read('package-lock.json').match(/^ {6}"deprecated": .*$/gm) ?? []) {
    wrong.push(`given up by its authors: ${line.trim()}`);
  }
  for (const line of wrong) process.stdout.write(`${line}\n`);
  for (const what of unheard) process.stdout.write(`not reachable, so not known: ${what}\n`);
  return wrong.length > 0 ? 1 : 0;
});
