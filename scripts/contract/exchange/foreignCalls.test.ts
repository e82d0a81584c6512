import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { createContractChecker } from './checker';
import { brief } from './testing/orders';

const OK = { '200': { description: 'ok' } };

/** Creates a checker of a foreign contract with the given paths, components and other parts. */
function checkerOf(parts: object): ReturnType<typeof createContractChecker> {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: '/api' }],
    paths: {},
    ...parts,
  };
  return createContractChecker(document);
}

function called(parts: object, url: string, headers: Record<string, string> = {}): string[] {
  return brief(checkerOf(parts).checkRequest({ method: 'GET', url, headers }));
}

describe('a parameter of an operation', () => {
  const limit = (maximum: number, place = 'query', name = 'limit') => ({
    name,
    in: place,
    schema: { type: 'integer', maximum },
  });
  const withParameters = (ofPath: object[], own: object[], components = {}) => ({
    paths: {
      '/items': {
        parameters: ofPath,
        get: { operationId: 'list', parameters: own, responses: OK },
      },
    },
    components,
  });

  it('replaces the path’s parameter with the same name and location', () => {
    const parts = withParameters([limit(100)], [limit(1000)]);
    expect(called(parts, '/api/items?limit=500')).toEqual([]);
    expect(called(parts, '/api/items?limit=5000')).toEqual([
      'breaking parameter-invalid /query/limit',
    ]);
  });

  it('replaces the path’s parameter behind a reference, even if the case of the header name differs', () => {
    const $ref = '#/components/parameters/Limit';
    const parts = withParameters(
      [limit(100), limit(5, 'header', 'X-Limit')],
      [{ $ref }, limit(50, 'header', 'x-limit')],
      { parameters: { Limit: limit(1000) } },
    );
    expect(called(parts, '/api/items?limit=500', { 'X-Limit': '20' })).toEqual([]);
  });

  it('does not replace a parameter of the same name in another location', () => {
    const parts = withParameters([limit(100)], [limit(1000, 'header')]);
    expect(called(parts, '/api/items?limit=500', { limit: '500' })).toEqual([
      'breaking parameter-invalid /query/limit',
    ]);
  });
});

describe('a cookie parameter', () => {
  const cookie = { name: 'size', in: 'cookie', required: true, schema: { type: 'integer' } };
  const get = { operationId: 'list', parameters: [cookie], responses: OK };
  const parts = { paths: { '/items': { get } } };
  const found = (header: string) => called(parts, '/api/items', { cookie: header });

  it('is checked like a header parameter', () => {
    expect(found('theme=dark; size=7')).toEqual([]);
    expect(found('theme=dark;size=%37')).toEqual([]);
    expect(found('size=large')).toEqual(['breaking parameter-invalid /cookies/size']);
    expect(found('mysize=7')).toEqual(['breaking parameter-missing /cookies/size']);
  });

  it('is not missing from a request without any cookie, because recordings leave out cookies', () => {
    expect(called(parts, '/api/items')).toEqual([]);
  });
});

describe('a path item behind a reference', () => {
  const item = {
    parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }],
    get: { operationId: 'listGoods', responses: OK },
  };

  it('is found and checked', () => {
    const parts = {
      paths: { '/goods': { $ref: '#/components/pathItems/Goods' } },
      components: { pathItems: { Goods: item } },
    };
    expect(called(parts, '/api/goods')).toEqual(['breaking parameter-missing /query/page']);
  });

  it('is found under a second path that refers to the first one', () => {
    const parts = { paths: { '/goods': item, '/wares': { $ref: '#/paths/~1goods' } } };
    expect(checkerOf(parts).match('GET', '/api/goods')?.operationId).toBe('listGoods');
    expect(checkerOf(parts).match('GET', '/api/wares')?.operationId).toBe('GET /wares');
    expect(called(parts, '/api/wares')).toEqual(['breaking parameter-missing /query/page']);
  });

  it('keeps the keywords next to its reference', () => {
    const post = { operationId: 'addGoods', responses: OK };
    const parts = {
      paths: { '/goods': { $ref: '#/components/pathItems/Goods', post } },
      components: { pathItems: { Goods: item } },
    };
    expect(checkerOf(parts).match('POST', '/api/goods')?.operationId).toBe('addGoods');
    expect(checkerOf(parts).match('GET', '/api/goods')?.operationId).toBe('listGoods');
  });

  it('is named in the error if it does not exist', () => {
    expect(() => checkerOf({ paths: { '/goods': { $ref: '#/components/pathItems/No' } } })).toThrow(
      '#/components/pathItems/No',
    );
  });
});

describe('a path that needs encoding', () => {
  const get = (name: string) => ({ get: { operationId: name, responses: OK } });
  const parts = {
    servers: [{ url: '/апи' }],
    paths: {
      '/отчёты/{id}': get('report'),
      '/%D1%84%D0%B0%D0%B9%D0%BB%D1%8B/итог-{year}.pdf': get('file'),
      '/a b/c+d': get('blank'),
    },
  };
  const { match } = checkerOf(parts);
  const lower = (path: string) => path.replaceAll(/%../g, (code) => code.toLowerCase());

  it.each([encodeURI('/апи/отчёты/1'), lower(encodeURI('/апи/отчёты/1')), '/апи/отчёты/1'])(
    'is found for the path %s',
    (path) => {
      expect(match('GET', path)).toEqual({ operationId: 'report', pathParams: { id: '1' } });
    },
  );

  it('is found if only a part of it is encoded in the contract', () => {
    expect(match('GET', encodeURI('/апи/файлы/итог-2026 г.pdf'))).toEqual({
      operationId: 'file',
      pathParams: { year: '2026 г' },
    });
    expect(match('GET', '/%D0%B0%D0%BF%D0%B8/a%20b/c%2Bd')?.operationId).toBe('blank');
  });

  it('is not found if one of its slashes is encoded', () => {
    expect(match('GET', '/апи/отчёты%2F1')).toBeNull();
  });
});

describe('servers of a path or an operation', () => {
  const get = (name: string, more = {}) => ({ get: { operationId: name, responses: OK, ...more } });
  const { match } = checkerOf({
    paths: {
      '/items': get('listItems'),
      '/files': { servers: [{ url: '/files-api' }], ...get('listFiles') },
      '/news': {
        servers: [{ url: '/files-api' }],
        ...get('listNews', {
          servers: [{ url: 'https://{host}/news-api/', variables: { host: { default: 'x' } } }],
        }),
        post: { operationId: 'addNews', responses: OK },
      },
      '/root': { servers: [{ url: '/' }, { url: '/other' }], ...get('root') },
    },
  });
  const known = (method: string, path: string) => match(method, path)?.operationId ?? null;

  it('replace the servers of the contract', () => {
    expect(known('GET', '/files-api/files')).toBe('listFiles');
    expect(known('GET', '/api/files')).toBeNull();
    expect(known('GET', '/files-api/items')).toBeNull();
    expect(known('GET', '/api/items')).toBe('listItems');
  });

  it('replace the servers of the path if the operation has its own', () => {
    expect(known('GET', '/news-api/news')).toBe('listNews');
    expect(known('GET', '/files-api/news')).toBeNull();
    expect(known('POST', '/files-api/news')).toBe('addNews');
  });

  it('can be several, and one of them may be the root', () => {
    expect(known('GET', '/root')).toBe('root');
    expect(known('GET', '/other/root')).toBe('root');
  });
});

describe('a list or an object in a query', () => {
  const parameter = (name: string, schema: object, more: object = {}) => ({
    name,
    in: 'query',
    schema,
    ...more,
  });
  const ids = { allOf: [{ $ref: '#/components/schemas/Ids' }] };
  const parts = {
    paths: {
      '/search': {
        get: {
          operationId: 'search',
          parameters: [
            parameter('ids', ids),
            parameter('tags', ids, { explode: false }),
            parameter(
              'bars',
              { oneOf: [{ $ref: '#/components/schemas/Ids' }, { type: 'null' }] },
              {
                style: 'pipeDelimited',
              },
            ),
            parameter('either', {
              anyOf: [{ type: 'integer' }, { $ref: '#/components/schemas/Ids' }],
            }),
            parameter('range', { allOf: [{ $ref: '#/components/schemas/Range' }] }),
          ],
          responses: OK,
        },
      },
    },
    components: {
      schemas: {
        Ids: { type: 'array', minItems: 1, items: { allOf: [{ type: 'integer' }] } },
        Range: { type: 'object', properties: { from: { type: 'integer' } } },
      },
    },
  };

  it.each([
    'ids=1&ids=2',
    'ids=1',
    'tags=1,2',
    'bars=1|2',
    'either=1',
    'either=1&either=2',
    'from=1',
  ])('is accepted as «%s» if its schema uses allOf, anyOf or oneOf', (query) => {
    expect(called(parts, `/api/search?${query}`)).toEqual([]);
  });

  it.each([
    ['ids=1&ids=x', 'ids'],
    ['tags=1,x', 'tags'],
    ['either=x', 'either'],
  ])('causes a finding for the wrong item in «%s»', (query, name) => {
    expect(called(parts, `/api/search?${query}`)).toEqual([
      `breaking parameter-invalid /query/${name}`,
    ]);
  });
});
