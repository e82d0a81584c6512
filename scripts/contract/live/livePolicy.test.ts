import { describe, expect, it } from 'vitest';
import { bundleContract } from '../bundle';
import type { CheckedBody } from '../checker/exchange';
import { exampleOf, isRecord, operationsOf, responseOf, type OpenApiDocument } from '../openApi';
import { BOOK } from './library.fixture';
import { libraryContract } from './libraryChecks';
import type { LiveExchange } from './liveExchange';
import { createLiveRun } from './liveRun';

const ours = await bundleContract();
const library = libraryContract();

/** An example of our contract, as an object that a test can spoil. */
function exampleOfOurs(operationId: string, name: string): Readonly<Record<string, unknown>> {
  const found = operationsOf(ours).find(({ operation }) => operation.operationId === operationId);
  const { content } = responseOf(ours, found?.operation.responses['200']);
  const example = exampleOf(ours, content?.['application/json']?.examples?.[name]).value;
  const first: unknown = Array.isArray(example) ? example[0] : example;
  if (isRecord(first)) return first;
  throw new Error(`${operationId} has no example ${name}`);
}

const USER = exampleOfOurs('getCurrentUser', 'currentUser');
const OFFER = exampleOfOurs('findActualDebtorOffers', 'actualOffers');
const PAGE = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 };
const SEARCH = 'POST /api/v1/user/find';

interface Change {
  readonly call?: string;
  readonly status?: number;
  readonly type?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Body as it is on the wire. */
  readonly raw?: CheckedBody;
  readonly sent?: string;
}

function exchange(call: string, change: Change): LiveExchange {
  const { status = 200, type = 'application/json', headers = {}, body, raw, sent } = change;
  const [method = '', url = ''] = (change.call ?? call).split(' ');
  const json = { 'content-type': 'application/json' };
  return {
    request: { method, url, headers: sent === undefined ? {} : json, body: sent ?? null },
    response: {
      status,
      headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
      body: raw === undefined ? JSON.stringify(body) : raw,
    },
  };
}

function briefly(document: OpenApiDocument, one: LiveExchange): string[] {
  const run = createLiveRun({ document, find: () => null, language: 'ru' });
  run.take(one);
  return run.report().findings.map(({ class: kind, rule }) => `${kind} ${rule}`);
}

const ourFile = { 'content-disposition': 'attachment; filename="a.pdf"' };

function ourFindings(change: Change): string[] {
  const isSearch = change.call === undefined && 'body' in change && Array.isArray(change.body);
  const search = isSearch ? { call: 'POST /api/v1/debtors/offer/actual', sent: '{}' } : {};
  return briefly(ours, exchange('GET /api/v1/user', { body: USER, ...search, ...change }));
}

function foreignFindings(change: Change): string[] {
  const one = exchange('GET /live/rest/books/9785171188375', { body: BOOK, ...change });
  return briefly(library, one);
}

describe('valid exchanges', () => {
  it('of our contract give no finding', () => {
    expect(ourFindings({})).toEqual([]);
    expect(ourFindings({ body: [OFFER, { ...OFFER, status: 'SOMETHING_NEW' }] })).toEqual([]);
    expect(ourFindings({ type: 'application/json;charset=UTF-8' })).toEqual([]);
    expect(ourFindings({ status: 500, body: { message: 'Сервис недоступен' } })).toEqual([]);
    const download = 'GET /api/v1/debtors/agreement/download/7';
    const pdf = { call: download, type: 'application/pdf', headers: ourFile, raw: '%PDF-1.7' };
    expect(ourFindings(pdf)).toEqual([]);
  });

  it('of a foreign contract give no finding', () => {
    expect(foreignFindings({})).toEqual([]);
    const returned = { ...BOOK, author: null, returnedAt: '2026-11-20T09:00:00Z', price: 100 };
    expect(foreignFindings({ body: returned })).toEqual([]);
    const list = 'GET /live/rest/books?page=1&genres=novel|essay&filter[title]=x';
    expect(foreignFindings({ call: list, body: [BOOK], headers: { 'x-total': '1' } })).toEqual([]);
    const problem = { type: 'application/problem+json', body: { title: 'Нет' } };
    expect(foreignFindings({ status: 404, ...problem })).toEqual([]);
    const file = { type: 'application/pdf', raw: '%PDF', headers: ourFile };
    expect(foreignFindings({ call: 'GET /live/rest/books/1.pdf', ...file })).toEqual([]);
  });

  it('may leave out what only the other side writes', () => {
    const { id: _, ...written } = BOOK;
    const replace = {
      call: 'PUT /live/rest/books/9785171188375',
      sent: JSON.stringify({ ...written, secret: 's' }),
      status: 204,
      raw: null,
    };
    expect(foreignFindings(replace)).toEqual([]);
    expect(foreignFindings({ body: written })).toEqual(['breaking body-required']);
  });
});

/** Every live row of the policy: what drifted in our contract, in a foreign one, and what is told. */
const ROWS: readonly (readonly [string, Change, Change, string])[] = [
  [
    'missing required property',
    { body: { ...USER, roles: undefined } },
    { body: { ...BOOK, title: undefined } },
    'breaking body-required',
  ],
  [
    'unknown value of a closed enumeration',
    { call: SEARCH, sent: '{"sorts":[{"field":"id","direction":"UP"}]}', body: PAGE },
    { body: { ...BOOK, kind: 'scroll' } },
    'breaking body-enum',
  ],
  [
    'null in a non-null',
    { body: { ...USER, lastname: null } },
    { body: { ...BOOK, title: null } },
    'breaking body-null',
  ],
  [
    'wrong type',
    { body: { ...USER, isDeleted: 'no' } },
    { body: { ...BOOK, author: 'Гоголь' } },
    'breaking body-type',
  ],
  [
    'wrong format',
    { body: [{ ...OFFER, offerFinishDate: '2026-12-20' }] },
    { body: { ...BOOK, author: { name: '?' } } },
    'breaking body-format',
  ],
  [
    'date-time without offset',
    { body: [{ ...OFFER, createdDateTime: '2026-11-20T09:00:00' }] },
    { body: { ...BOOK, returnedAt: '2026-11-20T09:00:00' } },
    'breaking body-format',
  ],
  [
    'date-time that no ISO parser takes',
    { body: [{ ...OFFER, createdDateTime: '2026-11-20 09:00:00+03:00' }] },
    { body: { ...BOOK, returnedAt: '2026-11-20 09:00:00Z' } },
    'breaking body-format',
  ],
  [
    'fraction for an integer',
    { body: [{ ...OFFER, insuranceLimit: 12_500_000.5 }] },
    { body: { ...BOOK, pages: 10.5 } },
    'breaking body-type',
  ],
  ['undocumented success status', { status: 201 }, { status: 206 }, 'breaking status-undocumented'],
  ['wrong Content-Type', { type: 'text/plain' }, { type: 'text/html' }, 'breaking content-type'],
  ['missing Content-Type', { type: null }, { type: null }, 'breaking content-type'],
  [
    'vnd.x+json for json',
    { type: 'application/vnd.cabinet.v2+json' },
    { type: 'application/vnd.library+json' },
    'breaking content-type',
  ],
  [
    'missing required header',
    { call: 'GET /api/v1/debtors/agreement/download/7', type: 'application/pdf', raw: '%PDF' },
    { call: 'GET /live/rest/books?page=1', body: [BOOK] },
    'breaking header-missing',
  ],
  [
    'mistyped required header',
    {
      call: 'GET /api/v1/debtors/agreement/download/7',
      type: 'application/pdf',
      raw: '%PDF',
      headers: { 'content-disposition': '' },
    },
    { call: 'GET /live/rest/books?page=1', body: [BOOK], headers: { 'x-total': 'many' } },
    'breaking header-invalid',
  ],
  ['broken body', { raw: '{"id": "6f1c' }, { raw: '[{' }, 'breaking body-not-json'],
  [
    'body in another encoding than it says',
    { raw: Uint8Array.of(0x22, 0xcf, 0xf0, 0x22) },
    { raw: Uint8Array.of(0x22, 0xcf, 0xf0, 0x22), type: 'application/json; charset=utf-8' },
    'breaking body-not-json',
  ],
  ['empty body', { raw: '' }, { raw: new Uint8Array() }, 'breaking body-missing'],
  [
    'out-of-bound value',
    { call: SEARCH, sent: '{}', body: { ...PAGE, size: 0 } },
    { body: { ...BOOK, pages: 0 } },
    'breaking body-bound',
  ],
  [
    'error body of another shape',
    { status: 500, body: { message: 17 } },
    { status: 404, type: 'application/problem+json', body: { title: 17 } },
    'breaking body-type',
  ],
  [
    'error page instead of an error body',
    { status: 502, type: 'text/html', raw: '<html>' },
    { status: 404, type: 'text/html', raw: '<html>' },
    'breaking content-type',
  ],
  [
    'file without Content-Disposition',
    { call: 'GET /api/v1/file/download/7', type: 'image/png', raw: 'png' },
    { call: 'GET /live/rest/books/1.pdf', type: 'application/pdf', raw: '%PDF' },
    'breaking header-missing',
  ],
  [
    'undocumented extra property',
    { body: { ...USER, nickname: 'аня' } },
    { body: { ...BOOK, shelf: 'A' } },
    'warn property-undocumented',
  ],
  [
    'extra property of a closed object',
    { body: { ...USER, roles: [{ id: 'USER', deleted: false, since: 'x' }] } },
    { body: { ...BOOK, author: { name: 'N. Gogol', born: 1809 } } },
    'warn property-undocumented',
  ],
  [
    'charset other than utf-8',
    { type: 'application/json; charset=windows-1251' },
    { type: 'application/json; charset=koi8-r' },
    'warn charset',
  ],
  [
    'call to an undocumented path',
    { call: 'GET /api/v1/nowhere' },
    { call: 'GET /live/rest/papers' },
    'warn path-undocumented',
  ],
  [
    'call by an undocumented method',
    { call: 'PATCH /api/v1/user' },
    { call: 'DELETE /live/rest/books/1' },
    'warn method-undocumented',
  ],
  [
    'undocumented query parameter',
    { call: 'GET /api/v1/user?expand=roles' },
    { call: 'GET /live/rest/books/1?expand=author' },
    'warn query-undocumented',
  ],
];

describe.each(ROWS)('%s', (_, our, foreign, expected) => {
  it('is told of our contract, once', () => {
    expect(ourFindings(our)).toEqual([expected]);
  });

  it('is told of a foreign contract, once', () => {
    expect(foreignFindings(foreign)).toEqual([expected]);
  });
});

describe('an undocumented 5xx', () => {
  it('is a warning', () => {
    const change = { status: 503, body: { message: 'x' } };
    const withoutRange = structuredClone(ours);
    const { responses } = withoutRange.paths['/v1/user']?.get ?? { responses: {} };
    Reflect.deleteProperty(responses, '5XX');
    const one = exchange('GET /api/v1/user', change);
    expect(briefly(withoutRange, one)).toEqual(['warn error-status-undocumented']);
    expect(
      foreignFindings({ ...change, type: 'application/problem+json', body: { title: 'x' } }),
    ).toEqual(['warn error-status-undocumented']);
  });

  it('of a contract without any error has no shape to be held to', () => {
    const change = { call: 'PUT /live/rest/books/1', sent: JSON.stringify(BOOK), status: 500 };
    expect(foreignFindings({ ...change, type: 'text/html', raw: '<html>' })).toEqual([
      'warn error-status-undocumented',
    ]);
  });
});

describe('a request', () => {
  const lend = { call: 'POST /live/rest/loans', status: 201, raw: null };

  function lending(form: string): string[] {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const one = exchange('', lend);
    return briefly(library, { ...one, request: { ...one.request, headers, body: form } });
  }

  it('that is a form is read field by field', () => {
    expect(lending('copies=2&note=%D0%B4%D0%B0')).toEqual([]);
    expect(lending('copies=0')).toEqual(['breaking body-bound']);
    expect(lending('note=x')).toEqual(['breaking body-required']);
  });

  it('with a property that a closed object refuses is breaking', () => {
    const author = { name: 'N. Gogol', born: 1809 };
    const sent = JSON.stringify({ ...BOOK, author });
    const change = { call: 'PUT /live/rest/books/1', sent, status: 204, raw: null };
    expect(foreignFindings(change)).toEqual(['breaking property-refused']);
  });

  it('for the wrong kind of items of a list in one text is breaking', () => {
    const call = 'GET /live/rest/books?page=1&genres=novel|poem';
    expect(foreignFindings({ call, body: [], headers: { 'x-total': '0' } })).toEqual([
      'breaking parameter-invalid',
    ]);
  });
});
