import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  completeLock,
  missingPackages,
  withIntegrity,
  withoutIntegrity,
  type LockedPackages,
} from '../../scripts/lock/completeLock';

const complete = {
  '': {},
  'node_modules/linter': {
    dev: true,
    optionalDependencies: { '@linter/linux-x64-gnu': '1.2.3', '@linter/win32-arm64-msvc': '1.2.3' },
  },
  'node_modules/@linter/linux-x64-gnu': { version: '1.2.3' },
  'node_modules/@linter/win32-arm64-msvc': { version: '1.2.3' },
};

const lacking = {
  'node_modules/parser': {
    optionalDependencies: { 'parser-linux-arm64-musl': '2.0.0', 'parser-darwin-x64': '2.0.0' },
  },
};

describe('the lock', () => {
  it('lacks nothing when every platform is described', () => {
    expect(missingPackages(complete)).toEqual([]);
    expect(completeLock(complete)).toEqual(complete);
  });

  it('finds a description beside the package or above it', () => {
    const optionalDependencies = { fast: '1.0.0' };
    const nested = { 'node_modules/a/node_modules/b': { optionalDependencies } };
    expect(missingPackages(nested)).toHaveLength(1);
    for (const folder of [
      'node_modules',
      'node_modules/a/node_modules',
      'node_modules/a/node_modules/b/node_modules',
    ]) {
      expect(missingPackages({ ...nested, [`${folder}/fast`]: {} })).toEqual([]);
    }
  });

  it('is completed with the platform that the name tells, in the order of npm', () => {
    const completed = completeLock(lacking);
    expect(missingPackages(completed)).toEqual([]);
    expect(completed['node_modules/parser-linux-arm64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(Object.keys(completed)).toEqual([
      'node_modules/parser',
      'node_modules/parser-darwin-x64',
      'node_modules/parser-linux-arm64-musl',
    ]);
  });

  it.each([
    ['fsevents', '2.3.3'],
    ['parser-darwin-x64', '^2.0.0'],
  ])('is never completed by a guess: %s@%s', (name, version) => {
    const packages = { 'node_modules/parser': { optionalDependencies: { [name]: version } } };
    expect(() => completeLock(packages)).toThrow(name);
  });

  it('gets the checksums that the registry knows, and keeps those it has', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/linux-x64': { version: '2.0.0', optional: true },
      'node_modules/@b/darwin-x64': { version: '2.0.0', optional: true },
    };
    const asked: string[] = [];
    const filled = withIntegrity(packages, (name) => {
      asked.push(name);
      return name === '@b/linux-x64@2.0.0' ? 'sha512-b' : undefined;
    });
    expect(asked).toEqual(['@b/linux-x64@2.0.0', '@b/darwin-x64@2.0.0']);
    expect(filled).toEqual({
      ...packages,
      'node_modules/a/node_modules/@b/linux-x64': {
        version: '2.0.0',
        integrity: 'sha512-b',
        optional: true,
      },
    });
    expect(withoutIntegrity(filled)).toEqual(['node_modules/@b/darwin-x64']);
  });
});

describe('the lock of this project', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages }: { packages: LockedPackages } = JSON.parse(text);

  it('describes the packages of every platform', () => {
    expect(missingPackages(packages)).toEqual([]);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });

  it('has a checksum for every package but those of other platforms that npm could not look up', () => {
    const open = withoutIntegrity(packages);
    expect(
      open.filter(
        (folder) => !/node_modules\/@(oxlint|oxlint-tsgolint|oxc-parser|swc)\//.test(folder),
      ),
    ).toEqual([]);
    for (const folder of open) {
      expect(packages[folder], folder).toMatchObject({
        optional: true,
        os: [expect.anything()],
        cpu: [expect.anything()],
      });
    }
    // Fewer is better: `npm run lock` fills in what the registry has by now.
    expect(open.length).toBeLessThanOrEqual(44);
  });
});
