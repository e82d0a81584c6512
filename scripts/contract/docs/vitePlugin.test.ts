import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractPortal } from './vitePlugin';

const repository = join(import.meta.dirname, '../../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reference-build-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Small</title>');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function buildWith(wish: string | undefined): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [contractPortal(repository, wish)],
  });
}

describe('the static build', () => {
  it.each([undefined, '', '0'])('holds nothing of it with CONTRACT_PORTAL=%s', async (wish) => {
    await buildWith(wish);
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
    expect(existsSync(join(folder, 'dist/contract'))).toBe(false);
  });
});

describe('the configuration of the cabinet', () => {
  it('asks the environment, so that the default build has no reference', () => {
    const config = readFileSync(join(repository, 'vite.config.ts'), 'utf8');
    expect(config).toContain("contractPortal(root, process.env['CONTRACT_PORTAL'])");
  });
});
