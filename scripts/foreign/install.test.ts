import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

const manifest = readJson('package.json') as { dependencies: Record<string, string> };
const lock = readJson('package-lock.json') as { packages: Record<string, unknown> };

describe('the third-party tools', () => {
  it('are pinned to exact versions: Prism to 5.14.2 and TypeScript to 5, which run on Node 20', () => {
    expect(manifest.dependencies).toMatchObject({
      '@stoplight/prism-cli': '5.14.2',
      typescript: expect.stringMatching(/^5\./),
    });
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version });
    }
  });

  it('are not dependencies of this repository, except TypeScript', () => {
    const house = readJson('../../package.json') as { devDependencies: Record<string, string> };
    const shared = Object.keys(manifest.dependencies).filter((name) => name !== 'typescript');
    expect(shared.filter((name) => name in house.devDependencies)).toEqual([]);
  });
});
