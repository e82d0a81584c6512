import { describe, expect, it } from 'vitest';
import { completeLock, missingPackages } from '../../scripts/lock/completeLock';

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
});
