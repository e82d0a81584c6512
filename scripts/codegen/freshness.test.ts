import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contractRelease } from './contractRelease';
import { writeStale, differences } from './freshness';
import { generate, GENERATED_FOLDERS } from './generate';
import { bundleContract } from '../contract/model/bundle';
import { edited, put } from '../contract/diff/testing/editing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const expected = await generate(await bundleContract(), root);

function freshCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeStale(folder, expected, GENERATED_FOLDERS);
  return folder;
}

describe('generated files of the contract', () => {
  it('are equal to the files on the disk, byte by byte', () => {
    // If this fails: `npm run codegen`.
    expect(differences(root, expected, GENERATED_FOLDERS)).toEqual([]);
  });

  it('are the same for every run', async () => {
    expect(await generate(await bundleContract(), root)).toEqual(expected);
  });

  it('are the documents in openapi, the endpoints and shapes by tag, and the common lists', () => {
    expect([...expected.keys()].toSorted()).toEqual([
      'openapi/CHANGELOG.md',
      'openapi/README.md',
      'openapi/openapi.yaml',
      'src/api/generated/auth.ts',
      'src/api/generated/client.ts',
      'src/api/generated/contractSummary.ts',
      'src/api/generated/debtors.ts',
      'src/api/generated/directory.ts',
      'src/api/generated/downloadPaths.ts',
      'src/api/generated/file.ts',
      'src/api/generated/financeAgreement.ts',
      'src/api/generated/financeOffer.ts',
      'src/api/generated/financeRegistry.ts',
      'src/api/generated/financeRequest.ts',
      'src/api/generated/financeRule.ts',
      'src/api/generated/organization.ts',
      'src/api/generated/paymentDetails.ts',
      'src/api/generated/publicPaths.ts',
      'src/api/generated/seller.ts',
      'src/api/generated/sender.ts',
      'src/api/generated/service.ts',
      'src/api/generated/shapes/auth.ts',
      'src/api/generated/shapes/client.ts',
      'src/api/generated/shapes/debtors.ts',
      'src/api/generated/shapes/directory.ts',
      'src/api/generated/shapes/file.ts',
      'src/api/generated/shapes/financeAgreement.ts',
      'src/api/generated/shapes/financeOffer.ts',
      'src/api/generated/shapes/financeRegistry.ts',
      'src/api/generated/shapes/financeRequest.ts',
      'src/api/generated/shapes/financeRule.ts',
      'src/api/generated/shapes/organization.ts',
      'src/api/generated/shapes/seller.ts',
      'src/api/generated/shapes/sender.ts',
      'src/api/generated/shapes/service.ts',
      'src/api/generated/shapes/user.ts',
      'src/api/generated/user.ts',
      'test/backend/generated/answerShapes.ts',
      'test/backend/generated/contract.json',
      'test/backend/generated/operations.ts',
    ]);
  });
});

describe('a change of the contract', () => {
  it('fails the check until the version and the changelog are updated', async () => {
    const email = '/components/schemas/ContactPersonData/properties/email/maxLength';
    const changed = edited(await bundleContract(), put(email, 10));
    const { sources } = contractRelease(changed, root);
    expect(differences(root, sources, [])).toEqual([
      { file: 'openapi/openapi.yaml', kind: 'changed' },
      { file: 'openapi/CHANGELOG.md', kind: 'changed' },
    ]);
    expect(sources.get('openapi/openapi.yaml')).toMatch(
      /^info:\n(?: .*\n)*? {2}version: 1\.0\.0$/m,
    );
    expect(sources.get('openapi/CHANGELOG.md')).toMatch(
      /^# .*\n[^#]*## 1\.0\.0\n[^#]*### The client has to act\n[^]*maxLength[^]*## 0\.1\.0\n/,
    );
  });
});

describe('the freshness check', () => {
  it('passes for a fresh copy', () => {
    expect(differences(freshCopy(), expected, GENERATED_FOLDERS)).toEqual([]);
  });

  it('fails for a changed file', () => {
    const folder = freshCopy();
    const file = 'src/api/generated/auth.ts';
    writeFileSync(join(folder, file), `${expected.get(file) ?? ''} `);
    expect(differences(folder, expected, GENERATED_FOLDERS)).toEqual([{ file, kind: 'changed' }]);
  });

  it('fails for a file that was not generated, even in a new folder', () => {
    const folder = freshCopy();
    const file = 'test/backend/generated/old/finance.ts';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
    expect(differences(folder, expected, GENERATED_FOLDERS)).toEqual([{ file, kind: 'extra' }]);
  });

  it('fails for a missing file', () => {
    const folder = freshCopy();
    const file = 'openapi/README.md';
    rmSync(join(folder, file));
    expect(differences(folder, expected, GENERATED_FOLDERS)).toEqual([{ file, kind: 'missing' }]);
  });

  it('passes after writeStale has replaced missing files and deleted unknown ones', () => {
    const folder = freshCopy();
    writeFileSync(join(folder, 'src/api/generated/stale.ts'), '');
    rmSync(join(folder, 'src/api/generated/user.ts'));
    expect(writeStale(folder, expected, GENERATED_FOLDERS)).toHaveLength(2);
    expect(differences(folder, expected, GENERATED_FOLDERS)).toEqual([]);
  });
});
