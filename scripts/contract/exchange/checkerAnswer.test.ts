import { describe, expect, it } from 'vitest';
import type { CheckedHeaders } from './exchange';
import { brief, checker, JSON_TYPE, order } from './testing/orders';

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

describe('a response', () => {
  const total = { ...JSON_TYPE, 'X-Total': '1' };

  it('causes no finding if it fits the contract', () => {
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

  it('can be passed as bytes', () => {
    const body = new TextEncoder().encode(JSON.stringify(order));
    const found = checker.checkResponse({
      operationId: 'getOrder',
      status: 200,
      headers: JSON_TYPE,
      body,
    });
    expect(found).toEqual([]);
  });

  it('cannot be checked if its operation is unknown', () => {
    expect(() => answerFindings('noSuchOperation', 200, {})).toThrow('noSuchOperation');
  });

  it.each([
    ['a missing property', { sum: undefined }, 'breaking body-required /body'],
    ['null where it is not allowed', { sum: null }, 'breaking body-null /body/sum'],
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
      'an undocumented property of a nested object',
      { buyer: { itn: '7801234564', kpp: 'x' } },
      'warn property-undocumented /body/buyer/kpp',
    ],
  ])('causes one finding for %s', (_, change, expected) => {
    expect(answerFindings('getOrder', 200, { ...order, ...change })).toEqual([expected]);
  });

  it('may have a new value of an extensible enumeration, of the right type', () => {
    expect(answerFindings('getOrder', 200, { ...order, state: 'ARCHIVED' })).toEqual([]);
    expect(answerFindings('getOrder', 200, { ...order, state: 7 })).toEqual([
      'breaking body-type /body/state',
    ]);
  });

  it('may have any property in an object that names none', () => {
    expect(answerFindings('getOrder', 200, { ...order, notes: { anything: [1] } })).toEqual([]);
  });

  it('causes one finding for a mistake in all items of a list', () => {
    const items = Array.from({ length: 5000 }, () => ({ ...order, sum: 'x', extra: 1 }));
    expect(answerFindings('findOrders', 200, items, total)).toEqual([
      'breaking body-type /body/0/sum',
      'warn property-undocumented /body/0/extra',
    ]);
  });

  it('causes a breaking finding for an undocumented status below 400, and a warning from 400 on', () => {
    expect(answerFindings('getLatest', 200, '%PDF', { 'content-type': 'application/pdf' })).toEqual(
      ['breaking header-missing /headers/content-disposition'],
    );
    expect(answerFindings('findOrders', 201, [])).toEqual(['breaking status-undocumented /status']);
    expect(answerFindings('findOrders', 302, '')).toEqual(['breaking status-undocumented /status']);
    expect(answerFindings('findOrders', 404, { message: 'Нет' })).toEqual([
      'warn error-status-undocumented /status',
    ]);
  });

  it('causes a breaking finding for an error body of another shape', () => {
    expect(answerFindings('findOrders', 400, { error: 'x' })).toEqual([
      'breaking body-required /body',
      'warn property-undocumented /body/error',
    ]);
  });

  it('causes no finding about its body if its status is not described', () => {
    const undescribed = ['warn error-status-undocumented /status'];
    expect(answerFindings('findOrders', 404, { message: 1 })).toEqual(undescribed);
    expect(answerFindings('createOrder', 500, 'nobody', { 'content-type': 'text/plain' })).toEqual(
      undescribed,
    );
    expect(answerFindings('getLatest', 503, '')).toEqual(undescribed);
    // If a success is described, too, `default` covers only errors.
    expect(answerFindings('getOrder', 201, order)).toEqual([
      'breaking status-undocumented /status',
    ]);
  });

  it('causes a finding for an HTML page, and its rule depends on the status', () => {
    const page = { 'content-type': 'text/html; charset=utf-8' };
    const pageFindings = (status: number) => answerFindings('getOrder', status, '<html>', page);
    expect(pageFindings(404)).toEqual(['breaking path-not-served /status']);
    expect(pageFindings(405)).toEqual(['breaking path-not-served /status']);
    expect(pageFindings(502)).toEqual(['warn gateway-page /status']);
    expect(pageFindings(413)).toEqual(['warn gateway-page /status']);
    // A 500 comes from the backend, so its wrong content type counts.
    expect(pageFindings(500)).toEqual(['breaking content-type /headers/content-type']);
    expect(pageFindings(200)).toEqual(['breaking content-type /headers/content-type']);
  });

  it('is checked by the description of its range or by the default if its own status is not described', () => {
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
  ])('causes a breaking finding for the content type %s, and is not read', (_, headers) => {
    expect(answerFindings('getOrder', 200, '<html>', headers)).toEqual([
      'breaking content-type /headers/content-type',
    ]);
  });

  it('causes a warning if its charset is not utf-8', () => {
    const headers = { 'content-type': 'application/json; charset="windows-1251"' };
    expect(answerFindings('getOrder', 200, order, headers)).toEqual([
      'warn charset /headers/content-type',
    ]);
  });

  it('causes a breaking finding if it is empty or invalid JSON', () => {
    expect(answerFindings('getOrder', 200, '')).toEqual(['breaking body-missing /body']);
    expect(answerFindings('getOrder', 200, '{"id":')).toEqual(['breaking body-truncated /body']);
  });

  it('causes a breaking finding for a body that HTTP forbids', () => {
    expect(answerFindings('createOrder', 204, {})).toEqual(['breaking body-forbidden /body']);
  });

  it('must have its required headers with valid values', () => {
    expect(answerFindings('findOrders', 200, [order])).toEqual([
      'breaking header-missing /headers/x-total',
    ]);
    expect(answerFindings('findOrders', 200, [order], { ...JSON_TYPE, 'x-total': 'many' })).toEqual(
      ['breaking header-invalid /headers/x-total'],
    );
  });

  it('must have content and the right content type if it is a file', () => {
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

  it('never shows its texts in a finding', () => {
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
