import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleContract } from '../contract/model/bundle';
import { writeContract } from './contract';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('a build', () => {
  it('includes the contract, its changelog, its changes and its reference', async () => {
    const refused = await writeContract(folder, async (dir) => {
      await Promise.resolve();
      writeFileSync(join(dir, 'index.html'), 'the reference');
    });
    expect(refused).toBeNull();
    expect(readdirSync(folder)).toEqual([
      'CHANGELOG.md',
      'changes.html',
      'contract.json',
      'index.html',
    ]);
    const document = await bundleContract();
    expect(JSON.parse(textOf('contract.json'))).toEqual(document);
    expect(textOf('CHANGELOG.md')).toMatch(
      /^# Changelog of the contract\n[^#]*## (\d+\.\d+\.\d+)\n/,
    );
    expect(textOf('CHANGELOG.md').match(/^## (.*)$/m)?.[1]).toBe(document.info.version);
    expect(textOf('changes.html')).toContain('<h1>Изменения контракта: ');
  });

  it('includes all files except the reference if Redoc cannot be installed', async () => {
    const refused = await writeContract(folder, () => Promise.reject(new Error('no registry')));
    expect(refused).toBe('no registry');
    expect(readdirSync(folder)).toEqual(['CHANGELOG.md', 'changes.html', 'contract.json']);
  });
});
