import { describe, expect, it } from 'vitest';
import { UNKNOWN_BODY } from '../exchange/exchange';
import { BOOK } from './testing/library';
import { createLiveRun } from './liveRun';
import {
  exchange,
  foreignFindings,
  OFFER,
  ourFile,
  ourFindings,
  ours,
  PAGE,
  SEARCH,
  USER,
  type Change,
} from './testing/policyExchanges';

/**
 * Rows of the policy for live checks: title, deviation from our contract, deviation from the foreign contract, and the
 * finding that both must cause.
 */
const ROWS: readonly (readonly [string, Change, Change, string])[] = [
  [
    'a missing required property',
    { body: { ...USER, roles: undefined } },
    { body: { ...BOOK, title: undefined } },
    'breaking body-required',
  ],
  [
    'an unknown value of a closed enumeration',
    { call: SEARCH, sent: '{"sorts":[{"field":"lastname","direction":"UP"}]}', body: PAGE },
    { body: { ...BOOK, kind: 'scroll' } },
    'breaking body-enum',
  ],
  [
    'null where it is not allowed',
    { body: { ...USER, lastname: null } },
    { body: { ...BOOK, title: null } },
    'breaking body-null',
  ],
  [
    'a wrong type',
    { body: { ...USER, isDeleted: 'no' } },
    { body: { ...BOOK, author: 'Гоголь' } },
    'breaking body-type',
  ],
  [
    'a wrong format',
    { body: [{ ...OFFER, offerFinishDate: '2026-12-20' }] },
    { body: { ...BOOK, author: { name: '?' } } },
    'breaking body-format',
  ],
  [
    'a date-time without offset',
    { body: [{ ...OFFER, createdDateTime: '2026-11-20T09:00:00' }] },
    { body: { ...BOOK, returnedAt: '2026-11-20T09:00:00' } },
    'breaking body-format',
  ],
  [
    'a date-time that ISO parsers refuse',
    { body: [{ ...OFFER, createdDateTime: '2026-11-20 09:00:00+03:00' }] },
    { body: { ...BOOK, returnedAt: '2026-11-20 09:00:00Z' } },
    'breaking body-format',
  ],
  [
    'a fraction for an integer',
    { body: [{ ...OFFER, insuranceLimit: 12_500_000.5 }] },
    { body: { ...BOOK, pages: 10.5 } },
    'breaking body-type',
  ],
  ['an undocumented 2xx', { status: 201 }, { status: 206 }, 'breaking status-undocumented'],
  ['a wrong Content-Type', { type: 'text/plain' }, { type: 'text/html' }, 'breaking content-type'],
  ['a missing Content-Type', { type: null }, { type: null }, 'breaking content-type'],
  [
    'the type vnd.x+json instead of json',
    { type: 'application/vnd.cabinet.v2+json' },
    { type: 'application/vnd.library+json' },
    'breaking content-type',
  ],
  [
    'a missing required header',
    { call: 'GET /api/v1/debtors/agreement/download/7', type: 'application/pdf', raw: '%PDF' },
    { call: 'GET /live/rest/books?page=1', body: [BOOK] },
    'breaking header-missing',
  ],
  [
    'a mistyped required header',
    {
      call: 'GET /api/v1/debtors/agreement/download/7',
      type: 'application/pdf',
      raw: '%PDF',
      headers: { 'content-disposition': '' },
    },
    { call: 'GET /live/rest/books?page=1', body: [BOOK], headers: { 'x-total': 'many' } },
    'breaking header-invalid',
  ],
  ['a broken body', { raw: '{"id": 6f1c}' }, { raw: '[}' }, 'breaking body-not-json'],
  ['a cut body', { raw: '{"id": "6f1c' }, { raw: '[{' }, 'breaking body-truncated'],
  [
    'a body in another encoding than declared',
    { raw: Uint8Array.of(0x22, 0xcf, 0xf0, 0x22) },
    { raw: Uint8Array.of(0x22, 0xcf, 0xf0, 0x22), type: 'application/json; charset=utf-8' },
    'breaking body-not-json',
  ],
  ['an empty body', { raw: '' }, { raw: new Uint8Array() }, 'breaking body-missing'],
  [
    'an out-of-bound value',
    { call: SEARCH, sent: '{}', body: { ...PAGE, size: 0 } },
    { body: { ...BOOK, pages: 0 } },
    'breaking body-bound',
  ],
  [
    'an error body of another shape',
    { status: 500, body: { message: 17 } },
    { status: 404, type: 'application/problem+json', body: { title: 17 } },
    'breaking body-type',
  ],
  [
    'an error page of the backend instead of an error body',
    { status: 500, type: 'text/html', raw: '<html>' },
    { status: 400, type: 'text/html', raw: '<html>' },
    'breaking content-type',
  ],
  [
    'a 404 page at a documented path',
    { status: 404, type: 'text/html', raw: '<html>' },
    { status: 404, type: 'text/html', raw: '<html>' },
    'breaking path-not-served',
  ],
  [
    'a page of a gateway',
    { status: 502, type: 'text/html', raw: '<html>' },
    { status: 503, type: 'text/html; charset=utf-8', raw: '<html>' },
    'warn gateway-page',
  ],
  [
    'an undocumented 5xx, whatever its body',
    { status: 599, raw: 'Bad gateway', type: 'text/plain' },
    { status: 503, body: { title: 17 }, type: 'application/problem+json' },
    'warn error-status-undocumented',
  ],
  [
    'an undocumented 4xx, whatever its body',
    { status: 418, body: { message: 17 } },
    { call: 'GET /live/rest/books/1.pdf', status: 404, body: { title: 17 } },
    'warn error-status-undocumented',
  ],
  [
    'a body that is too large to be kept',
    { raw: UNKNOWN_BODY },
    { raw: UNKNOWN_BODY },
    'warn body-unchecked',
  ],
  [
    'a file without Content-Disposition',
    { call: 'GET /api/v1/file/download/7', type: 'image/png', raw: 'png' },
    { call: 'GET /live/rest/books/1.pdf', type: 'application/pdf', raw: '%PDF' },
    'breaking header-missing',
  ],
  [
    'an undocumented extra property',
    { body: { ...USER, nickname: 'аня' } },
    { body: { ...BOOK, shelf: 'A' } },
    'warn property-undocumented',
  ],
  [
    'an extra property of a closed object',
    { body: { ...USER, roles: [{ id: 'USER', deleted: false, since: 'x' }] } },
    { body: { ...BOOK, author: { name: 'N. Gogol', born: 1809 } } },
    'warn property-undocumented',
  ],
  [
    'a charset other than utf-8',
    { type: 'application/json; charset=windows-1251' },
    { type: 'application/json; charset=koi8-r' },
    'warn charset',
  ],
  [
    'a call to an undocumented path',
    { call: 'GET /api/v1/nowhere' },
    { call: 'GET /live/rest/papers' },
    'warn path-undocumented',
  ],
  [
    'a call by an undocumented method',
    { call: 'PATCH /api/v1/user' },
    { call: 'DELETE /live/rest/books/1' },
    'warn method-undocumented',
  ],
  [
    'an undocumented query parameter',
    { call: 'GET /api/v1/user?expand=roles' },
    { call: 'GET /live/rest/books/1?expand=author' },
    'warn query-undocumented',
  ],
];

describe.each(ROWS)('%s', (_, our, foreign, expected) => {
  it('causes one finding, with our contract', () => {
    expect(ourFindings(our)).toEqual([expected]);
  });

  it('causes one finding, with a foreign contract', () => {
    expect(foreignFindings(foreign)).toEqual([expected]);
  });
});

describe('a response with an unchecked body', () => {
  it('does not exercise its operation, and the report explains why', () => {
    const run = createLiveRun({ document: ours, find: () => null, language: 'ru' });
    run.take(exchange('GET /api/v1/user', { raw: UNKNOWN_BODY }));
    const { coverage } = run.report();
    expect(coverage).toMatchObject({ exchanges: 1, exercised: 0 });
    expect(coverage?.unexercised).toContainEqual({
      operation: 'getCurrentUser',
      reason: 'тело ответа не проверено',
    });
    run.take(exchange('GET /api/v1/user', { body: USER }));
    expect(run.report().coverage).toMatchObject({ exchanges: 2, exercised: 1 });
  });

  it('exercises its operation if it is a file, because the contract does not describe its bytes', () => {
    const call = 'GET /api/v1/file/download/7';
    const file = { type: 'application/pdf', headers: ourFile, raw: UNKNOWN_BODY } as const;
    const run = createLiveRun({ document: ours, find: () => null, language: 'ru' });
    run.take(exchange(call, file));
    expect(run.report()).toMatchObject({ findings: [], coverage: { exercised: 1 } });
  });
});

it('a finding has its call, the place in the contract, and the expected and received values', () => {
  const places: string[] = [];
  const find = (pointer: string) => {
    places.push(pointer);
    return { file: 'contract.yaml', line: 7, pointer };
  };
  const run = createLiveRun({ document: ours, find, language: 'en' });
  run.take(exchange('GET /api/v1/user', { body: { ...USER, roles: [{ id: 'USER' }] } }));
  run.take(exchange('PATCH /api/v1/user', {}));
  const contract = '/components/schemas/Role/required';
  const property = '/components/schemas/Role/properties/deleted';
  expect(run.report().findings).toMatchObject([
    {
      method: 'GET',
      path: '/v1/user',
      contract,
      expected: 'deleted',
      received: 'nothing',
      source: { file: 'contract.yaml', line: 7, pointer: property },
      schema: { file: 'contract.yaml', line: 7, pointer: contract },
      repeat: 'curl -sS -i "$SERVER/api/v1/user" -H "Authorization: Bearer $TOKEN"',
    },
    { method: 'PATCH', path: '/api/v1/user', contract: null, source: null },
  ]);
  expect(places).toEqual([property, contract]);
});

it('the same fault in a request and its response gives two findings', () => {
  const run = createLiveRun({ document: ours, find: () => null, language: 'en' });
  run.take(exchange(SEARCH, { sent: '[]', body: [] }));
  expect(
    run.report().findings.map(({ rule, pointer, side }) => `${rule} ${pointer} ${side}`),
  ).toEqual(['body-type /body request', 'body-type /body response']);
});
