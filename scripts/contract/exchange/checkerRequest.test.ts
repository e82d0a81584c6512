import { describe, expect, it } from 'vitest';
import type { CheckedBody, CheckedHeaders } from './exchange';
import { brief, checker, JSON_TYPE } from './testing/orders';

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

describe('the search for a call’s operation', () => {
  it('uses the method, and the path after the server’s prefix', () => {
    expect(checker.match('GET', '/api/orders')).toEqual({
      operationId: 'findOrders',
      pathParams: {},
    });
    expect(checker.match('post', '/api/orders')?.operationId).toBe('createOrder');
    expect(checker.match('GET', '/orders')).toBeNull();
    expect(checker.match('DELETE', '/api/orders')).toBeNull();
  });

  it('returns decoded path parameters', () => {
    expect(checker.match('GET', '/api/orders/%D0%B0%2F1')).toEqual({
      operationId: 'getOrder',
      pathParams: { id: 'а/1' },
    });
    expect(checker.match('GET', '/api/orders/%E0%A4%A')?.pathParams).toEqual({ id: '%E0%A4%A' });
  });

  it('prefers a concrete path to one with a parameter', () => {
    expect(checker.match('GET', '/api/orders/latest')?.operationId).toBe('getLatest');
  });

  it('matches neither an empty parameter nor a longer or shorter path', () => {
    expect(checker.match('GET', '/api/orders/')).toBeNull();
    expect(checker.match('GET', '/api/orders/1/items')).toBeNull();
    expect(checker.match('GET', '/api')).toBeNull();
  });
});

describe('a request', () => {
  it('causes no finding if it fits the contract', () => {
    const url = 'https://orders.test/api/orders?page=1&state=OPEN&state=PAID&urgent=true';
    expect(requestFindings('GET', url)).toEqual([]);
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '{"itn":"1"}')).toEqual([]);
    expect(requestFindings('GET', '/api/orders/17')).toEqual([]);
  });

  it('causes a finding with masked ids if its path is unknown', () => {
    const [found] = checker.checkRequest({
      method: 'get',
      url: '/api/v1/clients/7801234564?token=secret',
      headers: {},
    });
    expect(found).toEqual({
      rule: 'path-undocumented',
      class: 'warn',
      operation: 'GET /api/v1/*/*',
      pointer: '/path',
      message: 'The contract names no such call',
      detail: '',
      expected: null,
      received: 'GET /api/v1/*/*',
      contract: '',
      property: null,
    });
  });

  it('causes a finding about the method if only its method is unknown', () => {
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
      'a query parameter that is not a number',
      '/api/orders?page=one',
      'breaking parameter-invalid /query/page',
    ],
    [
      'a wrong item of a list',
      '/api/orders?page=1&state=LOST',
      'breaking parameter-invalid /query/state',
    ],
    [
      'an invalid boolean',
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
  ])('causes one finding for %s', (_, url, expected) => {
    expect(requestFindings('GET', url)).toEqual([expected]);
  });

  it('causes a finding for a missing required header, whose name may be in any case', () => {
    const url = '/api/orders?page=1';
    expect(requestFindings('GET', url, {})).toEqual([
      'breaking parameter-missing /headers/X-Trace',
    ]);
    expect(requestFindings('GET', url, { 'x-trace': 't' })).toEqual([]);
    expect(requestFindings('GET', url, new Headers({ 'X-TRACE': 't' }))).toEqual([]);
  });

  it('causes a finding for a missing body only if the body is required', () => {
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '')).toEqual([
      'breaking body-missing /body',
    ]);
    expect(requestFindings('POST', '/api/orders', JSON_TYPE)).toEqual([
      'breaking body-missing /body',
    ]);
    expect(requestFindings('PUT', '/api/orders/latest', {}, null)).toEqual([]);
  });

  it('causes a warning for a body that the contract does not describe', () => {
    expect(requestFindings('GET', '/api/orders/1', JSON_TYPE, '{}')).toEqual([
      'warn body-unexpected /body',
    ]);
  });

  it('causes one finding for a body that fits none of the alternatives', () => {
    expect(requestFindings('POST', '/api/orders', JSON_TYPE, '{"itn":1}')).toEqual([
      'breaking body-schema /body',
    ]);
  });
});
