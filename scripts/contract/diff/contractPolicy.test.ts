import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';
import { edited, inOperation, put, remove, rename, type Edit } from './testing/editing';
import { library, ours } from './testing/policyRows';

interface Row {
  readonly change: string;
  readonly contract: OpenApiDocument;
  readonly edits: readonly Edit[];
  readonly finds: readonly string[];
  readonly backFinds: readonly string[];
}

function seen(base: OpenApiDocument, revision: OpenApiDocument): string[] {
  return diffContracts(base, revision).map((one) =>
    `${one.class} ${one.rule} ${one.operation} ${one.pointer}`.trim(),
  );
}

const userPath = '/paths/~1v1~1user~1{id}';
const bookPath = '/paths/~1books~1{bookId}';

const rows: Row[] = [
  {
    change: 'a path removed',
    contract: ours,
    edits: [remove(userPath)],
    finds: ['getUser', 'updateUser', 'deleteUser'].map((id) => `breaking path-removed ${id}`),
    backFinds: ['getUser', 'updateUser', 'deleteUser'].map(
      (id) => `compatible operation-added ${id}`,
    ),
  },
  {
    change: 'a path removed',
    contract: library,
    edits: [remove('/paths/~1loans')],
    finds: ['breaking path-removed listLoans'],
    backFinds: ['compatible operation-added listLoans'],
  },
  {
    change: 'a method removed',
    contract: ours,
    edits: [remove(`${userPath}/delete`)],
    finds: ['breaking method-removed deleteUser'],
    backFinds: ['compatible operation-added deleteUser'],
  },
  {
    change: 'a method removed',
    contract: library,
    edits: [remove(`${bookPath}/put`)],
    finds: ['breaking method-removed replaceBook'],
    backFinds: ['compatible operation-added replaceBook'],
  },
  {
    change: 'another prefix of the server',
    contract: ours,
    edits: [put('/servers/0/url', '/backend')],
    finds: ['breaking server-prefix-changed * /servers'],
    backFinds: ['breaking server-prefix-changed * /servers'],
  },
  {
    change: 'another prefix of the server',
    contract: library,
    edits: [put('/servers/0/variables/version/default', 'v3')],
    finds: ['breaking server-prefix-changed * /servers'],
    backFinds: ['breaking server-prefix-changed * /servers'],
  },
  {
    change: 'a path parameter renamed',
    contract: library,
    edits: [rename(bookPath, '/books/{id}'), put('/paths/~1books~1{id}/parameters/0/name', 'id')],
    finds: [
      'compatible path-parameter-renamed getBook /request/path/bookId',
      'compatible path-parameter-renamed replaceBook /request/path/bookId',
    ],
    backFinds: [
      'compatible path-parameter-renamed getBook /request/path/id',
      'compatible path-parameter-renamed replaceBook /request/path/id',
    ],
  },
  {
    change: 'a path parameter renamed',
    contract: ours,
    edits: [
      rename('/paths/~1v1~1file~1{id}', '/v1/file/{fileId}'),
      inOperation(
        'deleteFile',
        put('/parameters', [
          {
            name: 'fileId',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/Identifier' },
          },
        ]),
      ),
    ],
    finds: ['compatible path-parameter-renamed deleteFile /request/path/id'],
    backFinds: ['compatible path-parameter-renamed deleteFile /request/path/fileId'],
  },
  {
    change: 'an operation deprecated',
    contract: ours,
    edits: [inOperation('findUsers', put('/deprecated', true))],
    finds: ['warn operation-deprecated findUsers /deprecated'],
    backFinds: [],
  },
  {
    change: 'an operation deprecated',
    contract: library,
    edits: [inOperation('addBook', put('/deprecated', true))],
    finds: ['warn operation-deprecated addBook /deprecated'],
    backFinds: [],
  },
  {
    change: 'an operationId renamed',
    contract: ours,
    edits: [inOperation('findUsers', put('/operationId', 'searchUsers'))],
    finds: ['warn operation-id-renamed findUsers /operationId'],
    backFinds: ['warn operation-id-renamed searchUsers /operationId'],
  },
  {
    change: 'an operationId renamed',
    contract: library,
    edits: [inOperation('addBook', put('/operationId', 'createBook'))],
    finds: ['warn operation-id-renamed addBook /operationId'],
    backFinds: ['warn operation-id-renamed createBook /operationId'],
  },
];

const nameOf = (one: OpenApiDocument) => (one === ours ? 'our contract' : 'the library');

describe('diff', () => {
  const named = rows.map((row) => [row.change, nameOf(row.contract), row] as const);
  it.each(named)('reports %s in %s', (_change, _name, { contract, edits, finds, backFinds }) => {
    const revision = edited(contract, ...edits);
    expect(seen(contract, revision)).toEqual(finds);
    expect(seen(revision, contract)).toEqual(backFinds);
  });
});

/** Returns a contract with a renamed component and its references. */
function withRenamedSchema(document: OpenApiDocument, from: string, to: string): OpenApiDocument {
  const text = JSON.stringify(document).replaceAll(`schemas/${from}"`, `schemas/${to}"`);
  return edited(JSON.parse(text) as OpenApiDocument, rename(`/components/schemas/${from}`, to));
}

function withTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTexts);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === 'description' && typeof value === 'string' ? 'Another text.' : withTexts(value),
  ]);
  return Object.fromEntries(entries.toReversed());
}

describe('diff finds no change', () => {
  const contracts = [ours, library].map((one) => [nameOf(one), one] as const);

  it.each(contracts)('in %s compared with itself', (_name, contract) => {
    expect(diffContracts(contract, structuredClone(contract))).toEqual([]);
  });

  it('between two bundles of the same files', async () => {
    const [one, other] = await Promise.all([bundleContract(), bundleContract()]);
    expect(diffContracts(one, other)).toEqual([]);
  });

  it.each(contracts)(
    'in %s with other descriptions and another sequence of keys',
    (_name, contract) => {
      expect(diffContracts(contract, withTexts(contract) as OpenApiDocument)).toEqual([]);
    },
  );

  it.each([
    ['our contract', 'User', ours],
    ['our contract', 'DebtorOffer', ours],
    ['the library', 'Author', library],
    ['the library', 'BookLoan', library],
  ])('in %s with %s under another name', (_name, name, contract) => {
    expect(diffContracts(contract, withRenamedSchema(contract, name, 'Renamed'))).toEqual([]);
  });

  it('if null is described by another keyword', () => {
    const organization = { $ref: '#/components/schemas/Organization' };
    const at = '/components/schemas/DebtorOffer/properties/clientCompany';
    const nothing = { type: 'null' };
    const before = edited(ours, put(at, { oneOf: [organization, nothing] }));
    const after = edited(ours, put(at, { anyOf: [nothing, { allOf: [organization] }] }));
    expect(diffContracts(before, after)).toEqual([]);
  });

  it('if a list of types is written as a union', () => {
    const at = '/components/schemas/SearchFilter/properties/value';
    const before = edited(ours, put(at, { type: ['string', 'integer'] }));
    const after = edited(ours, put(at, { oneOf: [{ type: 'integer' }, { type: 'string' }] }));
    expect(diffContracts(before, after)).toEqual([]);
  });

  it('if the type of an enumeration is removed, because the values imply it', () => {
    const at = '/components/schemas/SearchFilter/properties/operation/type';
    expect(diffContracts(ours, edited(ours, remove(at)))).toEqual([]);
  });

  it('if the type of an object or a list is removed or added, but other keywords imply it', () => {
    for (const name of [
      'User',
      'SearchRequest',
      'SearchFilter',
      'SearchRequest/properties/sorts',
    ]) {
      const base = edited(ours, remove(`/components/schemas/${name}/type`));
      expect([diffContracts(ours, base), diffContracts(base, ours)]).toEqual([[], []]);
    }
  });

  it('if an operation moves behind the reference of its path', () => {
    const paths = { ...ours.paths };
    const { post, ...others } = paths['/v1/user/find'] ?? {};
    const components = { ...ours.components, pathItems: { found: { post } } };
    const item = { ...others, $ref: '#/components/pathItems/found' };
    const get = ours.paths['/v1/user/{id}']?.get;
    const plain = { ...ours, paths: { ...paths, '/v1/user/find': { ...others, post, get } } };
    const referring = {
      ...ours,
      components,
      paths: { ...paths, '/v1/user/find': { ...item, get } },
    };
    expect(diffContracts(plain as OpenApiDocument, referring as OpenApiDocument)).toEqual([]);
  });

  it('if a prefix moves from the server to the paths', () => {
    const paths = Object.fromEntries(
      Object.entries(ours.paths).map(([path, item]) => [`/api${path}`, item]),
    );
    expect(diffContracts(ours, { ...ours, servers: [{ url: '/' }], paths })).toEqual([]);
  });

  it('if an operation or a parameter was deprecated before', () => {
    const operation = inOperation('getUser', put('/deprecated', true));
    const parameter = put('/components/parameters/Id/deprecated', true);
    const base = edited(ours, operation, parameter);
    expect(diffContracts(base, edited(base, put('/info/title', 'Other')))).toEqual([]);
  });

  it('if tags change', () => {
    const revision = edited(ours, inOperation('findUsers', put('/tags', ['people'])));
    expect(diffContracts(ours, revision)).toEqual([]);
  });
});
