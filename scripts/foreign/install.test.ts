import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPackages, type LockedPackages } from '../lock/completeLock';

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

const manifest = readJson('package.json') as { dependencies: Record<string, string> };
const lock = readJson('package-lock.json') as { packages: LockedPackages };

describe('the foreign tools', () => {
  it('are pinned to versions that run on Node 20', () => {
    expect(manifest.dependencies).toMatchObject({
      '@stoplight/prism-cli': '5.14.2',
      typescript: expect.stringMatching(/^5\./),
    });
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version });
    }
  });

  it('are locked with checksums, wherever they are downloaded from', () => {
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(packages.length).toBeGreaterThan(100);
    const open = packages.filter(([, { integrity, resolved }]) => !integrity || resolved);
    expect(open.map(([path]) => path)).toEqual([]);
    expect(missingPackages(lock.packages)).toEqual([]);
  });

  it('are no part of what a newcomer installs', () => {
    const house = readJson('../../package.json') as { devDependencies: Record<string, string> };
    const shared = Object.keys(manifest.dependencies).filter((name) => name !== 'typescript');
    expect(shared.filter((name) => name in house.devDependencies)).toEqual([]);
  });
});
