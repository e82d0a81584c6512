import { describe, expect, it } from 'vitest';
import { createContractChecker } from './checker';
import type { CheckedBody, CheckedHeaders } from './exchange';
import type { Finding } from './findings';
import { ordersContract } from './orders.fixture';

const checker = createContractChecker(ordersContract);

const JSON_TYPE = { 'content-type': 'application/json' };

const order = {
  id: 1,
  createdDateTime: '2026-11-20T09:00:00+03:00',
  sum: 100,
  buyer: { itn: '7801234564' },
  kind: 'A',
  state: 'OPEN',
};

/** Findings in one line each: what a report would lead with. */
function brief(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${one.class} ${one.rule} ${one.pointer}`);
}

function requestFindings(
  method: string,
  url: string,
  headers: CheckedHeaders = { 'X-Trace': 't' },
  body?: CheckedBody,
): string[] {
  return brief(
    checker.checkRequest({ method, url, headers, ...(body === undefined ? {} : { body }) }),
  );
}

function answerFindings(
  operationId: string,
  status: number,
  body: unknown,
  headers: CheckedHeaders = JSON_TYPE,
): string[] {
  return brief(
    checker.checkResponse({
      operationId,
      status,
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

describe('finding the operation of a call', () => {
  it('goes by method and path, behind the prefix of the server', () => {
    expect(checker.match('GET', '/api/orders')).toEqual({
      operationId: 'findOrders',
      pathParams: {},
    });
    expect(checker.match('post', '/api/orders')?.operationId).toBe('createOrder');
    expect(checker.match('GET', '/orders')).toBeNull();
    expect(checker.match('DELETE', '/api/orders')).toBeNull();
  });

  it('hands over decoded path parameters', () => {
    expect(checker.match('GET', '/api/orders/%D0%B0%2F1')).toEqual({
      operationId: 'getOrder',
      pathParams: { id: 'а/1' },
    });
    expect(checker.match('GET', '/api/orders/%E0%A4%A')?.pathParams).toEqual({ id: '%E0%A4%A' });
  });

  it('prefers a concrete path to one with a parameter', () => {
    expect(checker.match('GET', '/api/orders/latest')?.operationId).toBe('getLatest');
  });

  it('takes no empty parameter and no longer or shorter path', () => {
    expect(checker.match('GET', '/api/orders/')).toBeNull();
    expect(checker.match('GET', '/api/orders/1/items')).toBeNull();
    expect(checker.match('GET', '/api')).toBeNull();
  });
});

describe('a request', () => {
  it('that keeps the contract gives no finding', () => {
    const url = 'https://orders.test/api/orders?page=1&state=OPEN&state=PAID&urgent=true';
    expect(requestFindings('GET', url)).toEqual([]);
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '{"itn":"1"}')).toEqual([]);
    expect(requestFindings('GET', '/api/orders/17')).toEqual([]);
  });

  it('to an unknown path is told with its identifiers masked', () => {
    const [found] = checker.checkRequest({
      method: 'get',
      url: '/api/v1/clients/7801234564?token=secret',
      headers: {},
    });
    expect(found).toEqual({
      rule: 'path-undocumented',
      class: 'warn',
      operation: 'GET /api/v1/clients/*',
      pointer: '/path',
      message: 'The contract names no such call',
    });
  });

  it('with an unknown method is told as such', () => {
    expect(requestFindings('PATCH', '/api/orders/1')).toEqual(['warn method-undocumented /path']);
  });

  it.each([
    ['a missing query parameter', '/api/orders', 'breaking parameter-missing /query/page'],
    [
      'a query parameter out of bounds',
      '/api/orders?page=0',
      'breaking parameter-invalid /query/page',
    ],
    [
      'a query parameter that is no number',
      '/api/orders?page=one',
      'breaking parameter-invalid /query/page',
    ],
    [
      'a wrong item of a list',
      '/api/orders?page=1&state=LOST',
      'breaking parameter-invalid /query/state',
    ],
    [
      'a boolean that is none',
      '/api/orders?page=1&urgent=1',
      'breaking parameter-invalid /query/urgent',
    ],
    [
      'an undocumented query parameter',
      '/api/orders?page=1&sort=1&sort=2',
      'warn query-undocumented /query/sort',
    ],
    [
      'a path parameter of another type',
      '/api/orders/seventeen',
      'breaking parameter-invalid /path/id',
    ],
  ])('with %s is told', (_, url, expected) => {
    expect(requestFindings('GET', url)).toEqual([expected]);
  });

  it('without a required header is told, whatever the case of its name', () => {
    const url = '/api/orders?page=1';
    expect(requestFindings('GET', url, {})).toEqual([
      'breaking parameter-missing /headers/X-Trace',
    ]);
    expect(requestFindings('GET', url, { 'x-trace': 't' })).toEqual([]);
    expect(requestFindings('GET', url, new Headers({ 'X-TRACE': 't' }))).toEqual([]);
  });

  it('without its required body is told, and without an optional one is not', () => {
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '')).toEqual([
      'breaking body-missing /body',
    ]);
    expect(requestFindings('POST', '/api/orders', JSON_TYPE)).toEqual([
      'breaking body-missing /body',
    ]);
    expect(requestFindings('PUT', '/api/orders/latest', {}, null)).toEqual([]);
  });

  it('with a body that nobody described is told', () => {
    expect(requestFindings('GET', '/api/orders/1', JSON_TYPE, '{}')).toEqual([
      'warn body-unexpected /body',
    ]);
  });

  it('that fits none of the alternatives gives one finding', () => {
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '{"itn":1}')).toEqual([
      'breaking body-schema /body',
    ]);
  });
});

describe('an answer', () => {
  const total = { ...JSON_TYPE, 'X-Total': '1' };

  it('that keeps the contract gives no finding', () => {
    expect(answerFindings('findOrders', 200, [order], total)).toEqual([]);
    expect(
      answerFindings('findOrders', 200, [], {
        ...total,
        'content-type': 'application/json; charset=UTF-8',
      }),
    ).toEqual([]);
    expect(answerFindings('createOrder', 204, '', {})).toEqual([]);
    expect(answerFindings('getOrder', 200, { ...order, buyer: null, paidDate: null })).toEqual([]);
    expect(answerFindings('findOrders', 502, { message: 'Сервис недоступен' })).toEqual([]);
  });

  it('may be bytes', () => {
    const body = new TextEncoder().encode(JSON.stringify(order));
    const found = checker.checkResponse({
      operationId: 'getOrder',
      status: 200,
      headers: JSON_TYPE,
      body,
    });
    expect(found).toEqual([]);
  });

  it('of an operation that is not there is a mistake of the caller', () => {
    expect(() => answerFindings('noSuchOperation', 200, {})).toThrow('noSuchOperation');
  });

  it.each([
    ['a missing property', { sum: undefined }, 'breaking body-required /body'],
    ['null in a non-null', { sum: null }, 'breaking body-null /body/sum'],
    ['a wrong type', { sum: '100' }, 'breaking body-type /body/sum'],
    ['a fraction for an integer', { sum: 100.5 }, 'breaking body-type /body/sum'],
    ['an unknown value of a closed enumeration', { kind: 'C' }, 'breaking body-enum /body/kind'],
    ['an out-of-bound value', { sum: -1 }, 'breaking body-bound /body/sum'],
    [
      'an instant without offset',
      { createdDateTime: '2026-11-20T09:00:00' },
      'breaking body-format /body/createdDateTime',
    ],
    [
      'a day that does not exist',
      { paidDate: '2026-02-30' },
      'breaking body-format /body/paidDate',
    ],
    ['a wrong nullable object', { buyer: { itn: 'x' } }, 'breaking body-format /body/buyer/itn'],
    ['a nullable object of another type', { buyer: 'Ромашка' }, 'breaking body-type /body/buyer'],
    ['an undocumented property', { extra: 1 }, 'warn property-undocumented /body/extra'],
    [
      'an undocumented property inside',
      { buyer: { itn: '7801234564', kpp: 'x' } },
      'warn property-undocumented /body/buyer/kpp',
    ],
  ])('with %s gives one finding for it', (_, change, expected) => {
    expect(answerFindings('getOrder', 200, { ...order, ...change })).toEqual([expected]);
  });

  it('may bring a new value of an extensible enumeration, of the right type', () => {
    expect(answerFindings('getOrder', 200, { ...order, state: 'ARCHIVED' })).toEqual([]);
    expect(answerFindings('getOrder', 200, { ...order, state: 7 })).toEqual([
      'breaking body-type /body/state',
    ]);
  });

  it('may put anything into an object without named properties', () => {
    expect(answerFindings('getOrder', 200, { ...order, notes: { anything: [1] } })).toEqual([]);
  });

  it('tells what all items of a list have in common once', () => {
    const items = Array.from({ length: 5000 }, () => ({ ...order, sum: 'x', extra: 1 }));
    expect(answerFindings('findOrders', 200, items, total)).toEqual([
      'breaking body-type /body/0/sum',
      'warn property-undocumented /body/0/extra',
    ]);
  });

  it('with an undocumented success is breaking, with an undocumented error a warning', () => {
    expect(answerFindings('getLatest', 200, '%PDF', { 'content-type': 'application/pdf' })).toEqual(
      ['breaking header-missing /headers/content-disposition'],
    );
    expect(answerFindings('findOrders', 201, [])).toEqual(['breaking status-undocumented /status']);
    expect(answerFindings('findOrders', 302, '')).toEqual(['breaking status-undocumented /status']);
    expect(answerFindings('findOrders', 404, { message: 'Нет' })).toEqual([
      'warn error-status-undocumented /status',
    ]);
  });

  it('with an error body of another shape is breaking, documented or not', () => {
    expect(answerFindings('findOrders', 400, { error: 'x' })).toEqual([
      'breaking body-required /body',
      'warn property-undocumented /body/error',
    ]);
    expect(answerFindings('findOrders', 404, { message: 1 })).toEqual([
      'warn error-status-undocumented /status',
      'breaking body-type /body/message',
    ]);
  });

  it('finds the description by status, range or default', () => {
    expect(answerFindings('createOrder', 409, { message: 1 })).toEqual([
      'breaking body-type /body/message',
    ]);
    expect(answerFindings('getOrder', 500, { message: 1 })).toEqual([
      'breaking body-type /body/message',
    ]);
  });

  it.each([
    ['none', {}],
    ['HTML', { 'content-type': 'text/html' }],
    ['a vendor type', { 'content-type': 'application/vnd.orders+json' }],
  ])('with the content type %s is breaking and not read further', (_, headers) => {
    expect(answerFindings('getOrder', 200, '<html>', headers)).toEqual([
      'breaking content-type /headers/content-type',
    ]);
  });

  it('in another charset is a warning', () => {
    const headers = { 'content-type': 'application/json; charset="windows-1251"' };
    expect(answerFindings('getOrder', 200, order, headers)).toEqual([
      'warn charset /headers/content-type',
    ]);
  });

  it('that is empty or broken JSON is breaking', () => {
    expect(answerFindings('getOrder', 200, '')).toEqual(['breaking body-missing /body']);
    expect(answerFindings('getOrder', 200, '{"id":')).toEqual(['breaking body-not-json /body']);
  });

  it('with a body where none belongs is a warning', () => {
    expect(answerFindings('createOrder', 204, {})).toEqual(['warn body-unexpected /body']);
  });

  it('must carry its required headers, of their types', () => {
    expect(answerFindings('findOrders', 200, [order])).toEqual([
      'breaking header-missing /headers/x-total',
    ]);
    expect(answerFindings('findOrders', 200, [order], { ...JSON_TYPE, 'x-total': 'many' })).toEqual(
      ['breaking header-invalid /headers/x-total'],
    );
  });

  it('that is a file needs bytes, its type and its name', () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.pdf"',
    };
    expect(answerFindings('getLatest', 200, '%PDF-1.7', headers)).toEqual([]);
    expect(answerFindings('getLatest', 200, '', headers)).toEqual(['breaking body-missing /body']);
    expect(answerFindings('getLatest', 200, '{}', { ...headers, ...JSON_TYPE })).toEqual([
      'breaking content-type /headers/content-type',
    ]);
  });

  it('never lends its values to a finding', () => {
    const findings = checker.checkResponse({
      operationId: 'getOrder',
      status: 200,
      headers: JSON_TYPE,
      body: JSON.stringify({ ...order, kind: 'SECRET', sum: 'SECRET', buyer: { itn: 'SECRET' } }),
    });
    expect(findings).toHaveLength(3);
    expect(JSON.stringify(findings)).not.toContain('SECRET');
  });
});
