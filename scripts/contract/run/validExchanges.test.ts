import { describe, expect, it } from 'vitest';
import { BOOK } from './testing/library';
import {
  briefly,
  exchange,
  foreignFindings,
  library,
  OFFER,
  ourFile,
  ourFindings,
} from './testing/policyExchanges';

describe('valid exchanges', () => {
  it('have no finding with our contract', () => {
    expect(ourFindings({})).toEqual([]);
    expect(ourFindings({ body: [OFFER, OFFER] })).toEqual([]);
    expect(ourFindings({ type: 'application/json;charset=UTF-8' })).toEqual([]);
    expect(ourFindings({ status: 500, body: { message: 'Сервис недоступен' } })).toEqual([]);
    const download = 'GET /api/v1/debtors/agreement/download/7';
    const pdf = { call: download, type: 'application/pdf', headers: ourFile, raw: '%PDF-1.7' };
    expect(ourFindings(pdf)).toEqual([]);
  });

  it('have a compatible finding for a new value of an extensible enumeration', () => {
    const body = [OFFER, { ...OFFER, status: 'SOMETHING_NEW' }];
    expect(ourFindings({ body })).toEqual(['compatible enum-value-unknown']);
  });

  it('have no finding with a foreign contract', () => {
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

  it('may omit properties that only the other side sends', () => {
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

describe('a request', () => {
  const lend = { call: 'POST /live/rest/loans', status: 201, raw: null };

  function lending(form: string): string[] {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const one = exchange('', lend);
    return briefly(library, { ...one, request: { ...one.request, headers, body: form } });
  }

  it('is checked field by field if it is a form', () => {
    expect(lending('copies=2&note=%D0%B4%D0%B0')).toEqual([]);
    expect(lending('copies=0')).toEqual(['breaking body-bound']);
    expect(lending('note=x')).toEqual(['breaking body-required']);
  });

  it('has a breaking finding for a property that a closed object forbids', () => {
    const author = { name: 'N. Gogol', born: 1809 };
    const sent = JSON.stringify({ ...BOOK, author });
    const change = { call: 'PUT /live/rest/books/1', sent, status: 204, raw: null };
    expect(foreignFindings(change)).toEqual(['breaking property-refused']);
  });

  it('has a breaking finding for a wrong item of a delimited list', () => {
    const call = 'GET /live/rest/books?page=1&genres=novel|poem';
    expect(foreignFindings({ call, body: [], headers: { 'x-total': '0' } })).toEqual([
      'breaking parameter-invalid',
    ]);
  });
});
