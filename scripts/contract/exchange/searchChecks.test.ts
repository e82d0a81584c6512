import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { createContractChecker } from './checker';
import { JSON_TYPE } from './testing/orders';

const checker = createContractChecker(await bundleContract());

function found(body: object, url = '/api/v1/finance/supply/find'): string[] {
  const request = { method: 'POST', url, headers: JSON_TYPE, body: JSON.stringify(body) };
  return checker
    .checkRequest(request)
    .map(({ class: kind, rule, pointer, expected, received }) =>
      [kind, rule, pointer, expected, received].join(' | '),
    );
}

const filter = (field: string, operation: string, value: unknown) => ({
  filters: [{ field, operation, value }],
});

describe('a search', () => {
  it.each([
    filter('debtor.name', 'LIKE', 'берез'),
    filter('status.name', 'IN', ['PAID', 'AVAILABLE']),
    filter('paymentDate', 'GE', '2026-11-20'),
    filter('amount', 'LE', 5),
    filter('contractNumber', 'EQ', null),
    { sorts: [{ field: 'debtor.name', direction: 'ASC' }] },
    {},
  ])('is valid if it uses only what the list offers: %j', (body) => {
    expect(found(body)).toEqual([]);
  });

  it('has a finding for a filter by an unsupported field', () => {
    const [told = ''] = found(filter('salary', 'EQ', 1));
    expect(told).toMatch(/^breaking \| search-field \| \/body\/filters\/0\/field \| id, number, /);
    expect(told).toMatch(/ \| salary$/);
    expect(found(filter('debtor.salary', 'EQ', 1)).join('')).toMatch(/ \| debtor\.salary$/);
  });

  it.each([
    [filter('amount', 'LIKE', '5'), 'search-operation', 'operation | EQ, NE, IN, GE, LE | LIKE'],
    [filter('status.name', 'GE', 'A'), 'search-operation', 'operation | EQ, NE, IN | GE'],
    [filter('status.name', 'IN', 'PAID'), 'search-value', 'value | array of string | string'],
    [filter('amount', 'IN', ['5']), 'search-value', 'value | array of number | array'],
    [filter('amount', 'GE', '5'), 'search-value', 'value | number | string'],
    [filter('amount', 'GE', null), 'search-value', 'value | number | null'],
    [filter('paymentDate', 'GE', '20.11.2026'), 'search-value', 'value | date | string'],
  ])(
    'has a finding for a comparison or value that the field does not support: %j',
    (body, rule, rest) => {
      expect(found(body)).toEqual([`breaking | ${rule} | /body/filters/0/${rest}`]);
    },
  );

  it('has a finding for a sort order by an unsupported field', () => {
    const [told = ''] = found({ sorts: [{ field: 'debtor.id', direction: 'ASC' }] });
    expect(told).toMatch(/^breaking \| search-sort \| \/body\/sorts\/0\/field \| number, /);
  });

  it('is checked for another operation that refers to the same list', () => {
    const url = '/api/v1/finance/object/excel';
    expect(found(filter('recourse', 'EQ', true), url)).toEqual([]);
    expect(found(filter('recourse', 'EQ', 'true'), url)).toHaveLength(1);
  });

  it('has no finding that shows a name that may be a secret', () => {
    const [told = ''] = found(filter('+79217654321', 'EQ', 1));
    expect(told).toMatch(/ \| \*$/);
  });

  it('has no finding of a search rule if its shape is wrong', () => {
    expect(found({ filters: [{ field: 7 }, 5] }).join('\n')).not.toContain('search-');
  });
});
