import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { bundleContract, serializeContract, withOpenEnumerations } from './bundle';
import { createContractChecker } from '../exchange/checker';
import { typed } from '../cli/testing/commandLine';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, 'openapi.yaml');
}

const ROOT = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /one:
    get:
      operationId: one
      responses:
        '200': { description: d, content: { application/json: { schema: { $ref: ./One.yaml } } } }
`;

describe('a bundle with open enumerations', () => {
  it('accepts new values in a standard validator, and still lists the known ones', async () => {
    const document = withOpenEnumerations(await bundleContract());
    const schema = document.components?.['schemas']?.['DebtorOfferStatus'];
    const validate = new Ajv({ strict: false }).compile(Object(schema));
    expect([validate('NEW'), validate('A_VALUE_OF_LATER'), validate(7)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(JSON.stringify(schema)).toContain('"EXPIRED"');
    const closed = document.components?.['schemas']?.['SearchFilter'];
    expect(JSON.stringify(closed)).toContain('"enum":["EQ"');
  });

  it('still gives a compatible finding for a new value in our checker', async () => {
    const checker = createContractChecker(withOpenEnumerations(await bundleContract()), {
      reportsNews: true,
    });
    const found = checker.checkResponse({
      operationId: 'getHealth',
      status: 200,
      headers: { 'Content-Type': 'application/json' },
      body: '{"status":"SLEEPY"}',
    });
    expect(found.map((one) => `${one.class} ${one.rule} ${one.pointer}`)).toEqual([
      'compatible enum-value-unknown /body/status',
    ]);
  });
});

describe('bundling', () => {
  it('joins the contract into one document without references to other files', async () => {
    const text = JSON.stringify(await bundleContract());
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((target) => !target?.startsWith('#/components/'))).toEqual([]);
  });

  it('names components after their files', async () => {
    const document = await bundleContract();
    expect(Object.keys(document.components?.['schemas'] ?? {})).toEqual(
      expect.arrayContaining(['User', 'DebtorOffer', 'ApiError']),
    );
  });

  it('produces the same bytes every time', async () => {
    const [one, other] = await Promise.all([bundleContract(), bundleContract()]);
    expect(serializeContract(one, 'a.json')).toBe(serializeContract(other, 'b.json'));
  });

  it('writes YAML or JSON, depending on the file’s extension', async () => {
    const document = await bundleContract();
    const yaml: unknown = parse(serializeContract(document, 'contract.yaml'));
    const json: unknown = JSON.parse(serializeContract(document, 'contract.json'));
    expect(yaml).toEqual(json);
  });

  it('keeps two files with one name in different folders, and lint can read both', async () => {
    const properties = 'properties: { a: { $ref: a/status.yaml }, b: { $ref: b/status.yaml } }\n';
    const spec = folderWith({
      'openapi.yaml': ROOT,
      'One.yaml': `type: object\n${properties}`,
      'a/status.yaml': 'type: string\nenum: [NEW]\n',
      'b/status.yaml': 'type: string\nenum: [OLD]\n',
    });
    const { code, out } = await typed(['bundle', '--spec', spec]);
    expect(code).toBe(0);
    const { components } = JSON.parse(out) as { components: { schemas: object } };
    expect(Object.keys(components.schemas).toSorted()).toEqual(['One', 'status', 'status-2']);
    const lint = await typed(['lint', '--spec', spec]);
    expect({ code: lint.code, err: lint.err }).toEqual({ code: 1, err: '' });
  });

  it('refuses a reference to a missing file', async () => {
    await expect(bundleContract(folderWith({ 'openapi.yaml': ROOT }))).rejects.toThrow('One.yaml');
  });

  it('refuses a file that is not a contract, and names it', async () => {
    const entry = folderWith({ 'openapi.yaml': 'hello: world\n' });
    await expect(bundleContract(entry)).rejects.toThrow(`${entry}: Unsupported specification`);
  });

  it('refuses a missing file', async () => {
    await expect(bundleContract('/no/such/openapi.yaml')).rejects.toThrow('/no/such/openapi.yaml');
  });
});
