import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleContract, loadContract } from '../model/bundle';
import { CONTRACT_ENTRY } from '../model/address';
import type { OpenApiDocument } from '../model/openApi';
import { locate, type Locate } from '../model/sourceMap';
import { createContractChecker } from './checker';
import type { Finding } from './findings';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns each finding of a response as text: rule, pointer into the exchange, file and line. */
function placesOf(
  document: OpenApiDocument,
  find: Locate,
  operationId: string,
  body: unknown,
): string[] {
  const found = createContractChecker(document).checkResponse({
    operationId,
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  return found.map((one) => described(one, find));
}

function described({ rule, pointer, contract }: Finding, find: Locate): string {
  const place = find(contract);
  const file = place?.file.split('/').slice(-2).join('/') ?? '';
  return `${rule} ${pointer} ${file}${place?.pointer ?? ''}`;
}

describe('the source of a finding in our contract', () => {
  it('is the broken schema, through any number of references', async () => {
    const ours = await bundleContract();
    const find = locate(CONTRACT_ENTRY, ours);
    const agreement = {
      id: '',
      bank: { fullName: 7, logos: [{ id: '' }] },
      extra: 1,
    };
    const page = { content: [agreement], totalElements: -1, totalPages: 0, number: 0, size: 20 };
    const found = placesOf(ours, find, 'findFinanceAgreements', page);
    expect(found).toEqual(
      expect.arrayContaining([
        'body-bound /body/totalElements schemas/Page.yaml/properties/totalElements/minimum',
        'body-bound /body/content/0/id schemas/Identifier.yaml/minLength',
        'body-type /body/content/0/bank/fullName schemas/FinanceBank.yaml/properties/fullName/type',
        'body-bound /body/content/0/bank/logos/0/id schemas/Identifier.yaml/minLength',
        'property-undocumented /body/content/0/extra schemas/FinanceAgreement.yaml',
      ]),
    );
    const required = found.filter((one) => one.startsWith('body-required'));
    expect(required.length).toBeGreaterThan(3);
    expect(new Set(required.map((one) => one.split(' ')[2]))).toEqual(
      new Set(['schemas/FinanceAgreement.yaml/required']),
    );
  });

  it('is the shared response, header or parameter schema that was broken', async () => {
    const ours = await bundleContract();
    const find = locate(CONTRACT_ENTRY, ours);
    const checker = createContractChecker(ours);
    const [status] = checker.checkResponse({
      operationId: 'getCurrentUser',
      status: 401,
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    const [header] = checker.checkResponse({
      operationId: 'downloadFile',
      status: 200,
      headers: { 'content-type': 'application/pdf' },
      body: 'x',
    });
    const [parameter] = checker.checkRequest({
      method: 'GET',
      url: '/api/v1/bank/product-agreement',
      headers: {},
    });
    const seen = [status, header, parameter].map((one) =>
      one === undefined ? 'nothing' : described(one, find),
    );
    expect(seen).toEqual([
      'content-type /headers/content-type responses/Unauthorized.yaml/content',
      'header-missing /headers/content-disposition headers/ContentDisposition.yaml',
      'parameter-invalid /path/product schemas/Product.yaml/enum',
    ]);
  });
});

const ORDER = `{ type: object, required: [item], properties: { item: { $ref: ITEM } } }`;

/** The same names in several folders. */
const MANY_FILES = {
  'root.yaml': `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /orders:
    get:
      operationId: getOrders
      parameters: [{ $ref: parameters/Item.yaml }]
      responses:
        '200':
          description: d
          content: { application/json: { schema: { $ref: a/Order.yaml } } }
`,
  'parameters/Item.yaml': '{ in: query, name: item, schema: { type: string, maxLength: 5 } }',
  'a/Order.yaml': ORDER.replace('ITEM', './Item.yaml'),
  'a/Item.yaml': `{ type: object, properties: { next: { nullable: true, allOf: [{ $ref: ../b/Item.yaml }] } } }`,
  'b/Item.yaml': `{ type: object, required: [id], properties: { id: { type: string, maxLength: 5 }, up: { $ref: ../a/Item.yaml } } }`,
};

const ONE_FILE = {
  'root.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /orders:
    get:
      operationId: getOrders
      parameters: [{ in: query, name: item, schema: { type: string } }]
      responses:
        '200': { $ref: '#/components/responses/Item' }
components:
  responses:
    Item:
      description: d
      content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
  schemas:
    Item: { type: object, properties: { item: { $ref: '#/components/schemas/Box' } } }
    Box: { type: object, properties: { next: { anyOf: [{ $ref: '#/components/schemas/Item2' }, { type: 'null' }] } } }
    Item2: { type: object, required: [id], properties: { id: { $ref: '#/components/schemas/Box/properties/id2' } } }
`,
};

async function foreign(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'live-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const root = join(folder, 'root.yaml');
  const document = await loadContract(root);
  return { document, find: locate(root, document) };
}

describe('the source of a finding in a foreign contract', () => {
  it('is never another component of the same name if the contract has many files', async () => {
    const { document, find } = await foreign(MANY_FILES);
    const item = { next: { id: 'too long', up: { next: {} }, extra: 1 } };
    expect(placesOf(document, find, 'getOrders', { item })).toEqual([
      'body-bound /body/item/next/id b/Item.yaml/properties/id/maxLength',
      'body-required /body/item/next/up/next b/Item.yaml/required',
      'property-undocumented /body/item/next/extra b/Item.yaml',
    ]);
    const checker = createContractChecker(document);
    const [query] = checker.checkRequest({
      method: 'GET',
      url: '/orders?item=too+long',
      headers: {},
    });
    expect(query && described(query, find)).toBe(
      'parameter-invalid /query/item parameters/Item.yaml/schema/maxLength',
    );
  });

  it('is the component behind the last reference if the contract has one file', async () => {
    const { document, find } = await foreign({
      'root.yaml': ONE_FILE['root.yaml'].replace(
        'Box: { type: object, properties: {',
        'Box: { type: object, properties: { id2: { type: string },',
      ),
    });
    const place = (pointer: string) => expect.stringMatching(new RegExp(`/root\\.yaml${pointer}$`));
    expect(placesOf(document, find, 'getOrders', { item: { next: { id: 7 } } })).toEqual([
      place('/components/schemas/Box/properties/id2/type'),
    ]);
    expect(placesOf(document, find, 'getOrders', { item: { next: {} } })).toEqual([
      place('/components/schemas/Item2/required'),
    ]);
  });
});

describe('the data of a finding', () => {
  it('are the expected and received types, lengths, small numbers or statuses, but no texts', async () => {
    const checker = createContractChecker(await bundleContract());
    const compared = (operationId: string, body: unknown) =>
      checker
        .checkResponse({ operationId, status: 200, headers: JSON_TYPE, body: JSON.stringify(body) })
        .map(({ pointer, expected, received }) => `${pointer}: ${expected} / ${received}`);
    const page = { content: 7, totalElements: -1, totalPages: 1.5, number: 0, size: 123_456 };
    expect(compared('findUsers', page)).toEqual(
      expect.arrayContaining([
        '/body/content: array / integer',
        '/body/totalElements: >= 0 / -1',
        '/body/totalPages: integer / number',
      ]),
    );
    expect(compared('getCurrentUser', { username: '', isDeleted: 'Соколова' })).toEqual(
      expect.arrayContaining([
        '/body: lastname / nothing',
        '/body/username: minLength 1 / string of 0 characters',
        '/body/isDeleted: boolean / string',
      ]),
    );
    const [undescribed] = checker.checkResponse({
      operationId: 'getCurrentUser',
      status: 418,
      headers: {},
    });
    expect(undescribed?.received).toBe('418');
    expect(undescribed?.expected).toMatch(/^200, 401\b/);
  });
});
