import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../backend/scenarios/people';
import { root } from './sources';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

const manifest = readJson('package.json') as Manifest;

const kept = [
  '.ci',
  '.gitignore',
  '.npmrc',
  'README.md',
  'SECURITY.md',
  'deploy',
  'e2e',
  'index.html',
  'openapi',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'test',
  'tsconfig.json',
  'vite.config.ts',
];

/** Files that git ignores, because they are generated or specific to the machine. */
const made = [
  '.cache',
  '.git',
  'coverage',
  'dist',
  'dist-contract',
  'node_modules',
  'playwright-report',
  'test-results',
];

describe('the root folder', () => {
  it('contains exactly the listed files and folders', () => {
    const there = readdirSync(root).filter((name) => !made.includes(name));
    expect(there.toSorted()).toEqual(kept.toSorted());
  });

  it('keeps generated files out of git', () => {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    for (const name of made.filter((entry) => entry !== '.git'))
      expect(ignored).toContain(`${name}/`);
  });

  it('contains a command for a build server', () => {
    expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
  });
});

describe('the packages', () => {
  it('are pinned to exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});

describe('the commands', () => {
  it('for lint and tests report faults, and do not fix them', () => {
    expect(manifest.scripts['lint']).toContain('--deny-warnings');
    for (const name of ['lint', 'test', 'test:unit', 'e2e']) {
      expect(manifest.scripts[name]).not.toMatch(/--fix|--write|--update|-u\b/);
    }
  });

  it('are listed in the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/(?:^|`|&& |=\S+ )npm (?:run )?([a-z][a-z:0-9]*)/gm)].map(
      ([, name]) => name,
    );
    const known = [...Object.keys(manifest.scripts), 'ci', 'run', 'install'];
    expect(named.filter((name) => name !== undefined && !known.includes(name))).toEqual([]);
    expect(Object.keys(manifest.scripts).filter((name) => !named.includes(name))).toEqual([]);
    expect(named).toContain('ci');
  });
});

describe('the README', () => {
  it('lists the existing demo users', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `(\S+@\S+)`/gm)].map(([, username = '']) => username);
    expect(listed.toSorted()).toEqual(DEMO_SIGN_INS.map(({ username }) => username).toSorted());
    expect(readme).toContain(DEMO_PASSWORD);
  });

  it('mentions only existing files', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const paths = [
      ...readme.matchAll(/`((?:src|test|e2e|scripts|openapi|deploy|\.ci)\/[\w./-]*)`/g),
    ]
      .map(([, path]) => path ?? '')
      .filter((path) => !path.includes('<'));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
