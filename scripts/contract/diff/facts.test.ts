import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTRACT_ENTRY } from '../model/address';
import { loadContract } from '../model/bundle';
import type { OpenApiDocument } from '../model/openApi';
import { locate } from '../model/sourceMap';
import { diffContracts } from './diffContracts';
import { edited, inOperation, put, remove, rename, without, type Edit } from './testing/editing';
import { library, ours } from './testing/policyRows';

/** Returns the unique findings of a change as `rule: before → after`. */
function limits(base: OpenApiDocument, ...edits: readonly Edit[]): string[] {
  const found = diffContracts(base, edited(base, ...edits));
  return [...new Set(found.map((one) => `${one.rule}: ${one.before} → ${one.after}`))];
}

const BOOK = '/components/schemas/Book';
const META = '/paths/~1books/get/responses/200/content/application~1json/schema/properties/meta';

describe('the data of a finding', () => {
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
      'a required property',
      [without(`${BOOK}/required`, 'title')],
      'response-property-became-optional: required → optional',
    ],
    [
      'a removed property',
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
      'the style of a parameter',
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
      'the security of a call',
      [put('/security', [{ apiKey: [], basic: [] }, {}])],
      'security-loosened: apiKey → apiKey + basic | nothing',
    ],
    [
      'a deprecation',
      [put(`${BOOK}/properties/isbn/deprecated`, true)],
      'response-property-deprecated: null → deprecated',
    ],
  ])('include the values before and after for %s', (_, edits, expected) => {
    expect(limits(library, ...edits)).toContain(expected);
  });

  it('include the operation’s method and path, and the place in the changed document', () => {
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
  it('is the file of the changed schema, not of the schemas that refer to it', () => {
    const base = edited(ours, put('/components/schemas/Kopeks/format', 'int32'));
    const found = diffContracts(base, ours, { revision: locate(CONTRACT_ENTRY, ours) });
    const places = new Set(
      found.map(({ source }) => `${source?.file}${source?.pointer}:${source?.line}`),
    );
    expect(found.length).toBeGreaterThan(10);
    expect([...places]).toEqual(['openapi/components/schemas/Kopeks.yaml/format:2']);
  });

  it('is never another component of the same name in a foreign contract', async () => {
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

it.each([
  'WAITING_FOR_CONFIRMATION',
  'ACCEPTED_AT_SENDER_WAREHOUSE',
  'x7Kq-9fLm_2ZpQ4vT8nRw',
  'application/vnd.api+json;version=2026',
  '4f9a1c2b7d8e6053',
])('diff shows %s unmasked, because it compares contracts and no live traffic', (word) => {
  const base = edited(library, put(`${BOOK}/properties/genre/enum`, ['novel']));
  const revision = edited(
    base,
    put(`${BOOK}/properties/genre/enum`, ['novel', word]),
    put(`${BOOK}/properties/${word.replaceAll('/', '~1')}`, { type: 'string' }),
  );
  const find = (pointer: string) => ({ file: 'library.yaml', line: 1, pointer });
  const found = diffContracts(base, revision, { revision: find });
  const gained = found.find(({ rule }) => rule === 'response-enum-value-added');
  expect(gained?.message).toContain(`gained "${word}"`);
  expect(gained?.after).toBe(`"novel", "${word}"`);
  const added = found.find(({ rule }) => rule === 'response-property-added');
  expect(added?.pointer).toContain(word.replaceAll('/', '~1'));
  expect(added?.source?.pointer).toContain(word.replaceAll('/', '~1'));
});
