import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTRACT_ENTRY } from '../bundle';
import { loadContract } from '../loadContract';
import type { OpenApiDocument } from '../openApi';
import { locate } from '../sourceMap';
import { diffContracts } from './diffContracts';
import { edited, inOperation, put, remove, rename, without, type Edit } from './testing/editing';
import { library, ours } from './testing/policyRows';

/** What findings of a change say of before and after: `rule: before → after`. */
function limits(base: OpenApiDocument, ...edits: readonly Edit[]): string[] {
  const found = diffContracts(base, edited(base, ...edits));
  return [...new Set(found.map((one) => `${one.rule}: ${one.before} → ${one.after}`))];
}

const BOOK = '/components/schemas/Book';
const META = '/paths/~1books/get/responses/200/content/application~1json/schema/properties/meta';

describe('a finding tells what was before and what is after', () => {
  it.each<[string, Edit[], string]>([
    [
      'a bound',
      [put(`${META}/properties/page/minimum`, 0)],
      'response-bound-widened: minimum 1 → minimum 0',
    ],
    [
      'a new bound',
      [put(`${BOOK}/properties/title/maxLength`, 5)],
      'response-bound-tightened: null → maxLength 5',
    ],
    [
      'an exclusive bound',
      [put(`${BOOK}/properties/price/exclusiveMinimum`, 0)],
      'response-bound-tightened: minimum 0 → minimum 1',
    ],
    [
      'a format',
      [put(`${BOOK}/properties/price/format`, 'int64')],
      'response-format-widened: int32 → int64',
    ],
    [
      'a lost format',
      [remove(`${BOOK}/properties/id/format`)],
      'response-format-dropped: uuid → null',
    ],
    [
      'a type with its format',
      [put(`${BOOK}/properties/published`, { type: 'integer' })],
      'response-type-changed: string (date-time) → integer',
    ],
    [
      'values',
      [put(`${BOOK}/properties/genre/enum`, ['novel', 'essay'])],
      'response-enum-value-added: "novel", "poetry" → "novel", "essay"',
    ],
    [
      'null',
      [put(`${BOOK}/properties/title/type`, ['string', 'null'])],
      'response-became-nullable: not null → nullable',
    ],
    [
      'what is required',
      [without(`${BOOK}/required`, 'title')],
      'response-property-became-optional: required → optional',
    ],
    [
      'a property that is gone',
      [remove(`${BOOK}/properties/isbn`)],
      'response-property-removed: optional → null',
    ],
    [
      'a status',
      [inOperation('addBook', rename('/responses/201', '200'))],
      'response-success-status-changed: 201 → 200',
    ],
    [
      'a default',
      [inOperation('listBooks', put('/parameters/0/schema/default', 50))],
      'request-default-changed: 20 → 50',
    ],
    [
      'the way a parameter is written',
      [inOperation('listBooks', put('/parameters/2/explode', false))],
      'request-parameter-style-changed: form explode → form',
    ],
    [
      'a name',
      [inOperation('addBook', put('/operationId', 'createBook'))],
      'operation-id-renamed: addBook → createBook',
    ],
    ['a prefix', [put('/servers', [{ url: '/v3' }])], 'server-prefix-changed: /v2 → /v3'],
    [
      'who is let in',
      [put('/security', [{ apiKey: [], basic: [] }, {}])],
      'security-loosened: apiKey → apiKey + basic | nothing',
    ],
    [
      'a deprecation',
      [put(`${BOOK}/properties/isbn/deprecated`, true)],
      'response-property-deprecated: null → deprecated',
    ],
  ])('%s', (_, edits, expected) => {
    expect(limits(library, ...edits)).toContain(expected);
  });

  it('and which call and which place in which document it is about', () => {
    const revision = edited(ours, put('/components/schemas/Kopeks/format', 'int32'));
    const found = diffContracts(ours, revision).find(
      ({ operation }) => operation === 'findActualDebtorOffers',
    );
    expect(found).toMatchObject({
      method: 'POST',
      path: '/v1/debtors/offer/actual',
      contract: '/components/schemas/Kopeks/format',
      document: 'revision',
      before: 'int64',
      after: 'int32',
    });
  });
});

describe('the source of a change', () => {
  it('in our contract is the file of the schema that changed, wherever it was reached', () => {
    const base = edited(ours, put('/components/schemas/Kopeks/format', 'int32'));
    const found = diffContracts(base, ours, { revision: locate(CONTRACT_ENTRY, ours) });
    const places = new Set(
      found.map(({ source }) => `${source?.file}${source?.pointer}:${source?.line}`),
    );
    expect(found.length).toBeGreaterThan(10);
    expect([...places]).toEqual(['openapi/components/schemas/Kopeks.yaml/format:2']);
  });

  it('in a foreign one is never another thing of the same name', async () => {
    const files = (limit: number) => ({
      'root.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /items:
    get:
      operationId: getItems
      parameters: [{ $ref: parameters/page.yaml }]
      responses:
        '200':
          description: d
          content: { application/json: { schema: { $ref: schemas/page.yaml } } }
`,
      'parameters/page.yaml': 'in: query\nname: page\nschema: { $ref: ../shared/page.yaml }\n',
      'schemas/page.yaml': 'type: object\nproperties:\n  page: { $ref: ../deep/page.yaml }\n',
      'shared/page.yaml': 'type: integer\nminimum: 1\n',
      'deep/page.yaml': `type: object\nproperties:\n  size:\n    type: integer\n    maximum: ${limit}\n`,
    });
    const write = (limit: number): string => {
      const folder = mkdtempSync(join(tmpdir(), 'diff-sources-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      for (const [name, text] of Object.entries(files(limit))) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      return join(folder, 'root.yaml');
    };
    const root = write(20);
    const revision = await loadContract(root);
    const base = await loadContract(write(10));
    const [found] = diffContracts(base, revision, { revision: locate(root, revision) });
    expect(found).toMatchObject({
      rule: 'response-bound-widened',
      pointer: '/responses/200/body/page/size',
      before: 'maximum 10',
      after: 'maximum 20',
      source: { line: 5, pointer: '/properties/size/maximum' },
    });
    expect(found?.source?.file.endsWith('deep/page.yaml')).toBe(true);
  });
});

it('a change never shows what looks like a secret, wherever a contract holds it', () => {
  const secrets = [
    'anna@severveter.ru',
    '+79161234567',
    'eyJhbGciOiJIUzI1NiJ9',
    'QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11',
  ];
  for (const secret of secrets) {
    const base = edited(
      library,
      put(`${BOOK}/properties/${secret.replaceAll('/', '~1')}`, {
        type: 'string',
        enum: [secret, 'a'],
      }),
      put(`${BOOK}/required`, [secret, 'title']),
      put('/paths/~1books/get/parameters/0/schema/default', secret),
      put('/paths/~1books/get/parameters/1/name', secret),
      put(`/components/schemas/${secret.replaceAll('/', '~1')}`, { type: 'object' }),
    );
    const find = (pointer: string) => ({ file: 'library.yaml', line: 1, pointer });
    for (const [one, other] of [
      [base, library],
      [library, base],
      [base, edited(base, put(`${BOOK}/properties/${secret}/enum`, ['b', secret]))],
    ] as const) {
      const texts = (['ru', 'en'] as const)
        .flatMap((language) => diffContracts(one, other, { base: find, revision: find, language }))
        .map((finding) => JSON.stringify(finding));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
  }
});
