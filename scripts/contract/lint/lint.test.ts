import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleContract } from '../model/bundle';
import { CONTRACT_ENTRY } from '../model/address';
import { lintBundle, lintSource } from './lint';
import { planted } from './testing/planted';

/** Copies the contract's files with one replacement in one of them. Returns the path of the copied contract. */
function plantedFiles(file: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(dirname(CONTRACT_ENTRY), folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return join(folder, 'openapi.yaml');
}

describe("the linter's strict rules", () => {
  it('accept the files of our contract', async () => {
    expect(await lintSource(CONTRACT_ENTRY)).toEqual([]);
  });

  it('accept the bundle of our contract', async () => {
    expect(await lintBundle(await bundleContract())).toEqual([]);
  });

  it('accept a version that is written as a number', async () => {
    const entry = plantedFiles('openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1');
    expect(await lintSource(entry)).toEqual([]);
  });

  it('report an example that does not fit its schema', async () => {
    const entry = plantedFiles(
      'paths/debtors/examples/actualOffers.yaml',
      'insuranceLimit: 1250000000',
      'insuranceLimit: 12500000.5',
    );
    const complaints = await lintSource(entry);
    expect(complaints.map(({ rule }) => rule)).toContain('no-invalid-media-type-examples');
  });

  it('report an operation without an operationId, with its file', async () => {
    const entry = plantedFiles('paths/auth/logout.yaml', 'operationId: logout', 'x-id: logout');
    const [complaint] = await lintSource(entry);
    expect(complaint).toMatchObject({ rule: 'operation-operationId' });
    expect(complaint?.file).toContain('logout.yaml');
  });

  it('report an operationId that is used twice', async () => {
    const [file, id] = ['paths/auth/logout.yaml', 'operationId: logout'];
    const complaints = await lintSource(plantedFiles(file, id, 'operationId: login'));
    expect(complaints.map(({ rule }) => rule)).toContain('operation-operationId-unique');
  });

  it('report two paths as ambiguous only if one address can match both', async () => {
    const changed = planted('"enum":["sender","seller"]', '"enum":["sender","user"]');
    const messages = (await lintBundle(changed)).map(({ message }) => message).join();
    expect(messages).toContain('`/v1/user/{id}` and `/v1/{product}/product-agreement`');
    expect(messages).not.toContain('health-check');
  });

  it('report an unknown security scheme in a bundle', async () => {
    const changed = planted('"refreshBearer":[]', '"noSuchScheme":[]');
    expect((await lintBundle(changed)).map(({ rule }) => rule)).toContain('security-defined');
  });
});
