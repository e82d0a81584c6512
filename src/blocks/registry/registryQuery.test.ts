import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceFilter,
  choicesFilter,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from './registryFilters';
import {
  registryParams,
  registryStateOf,
  savedQueryOf,
  searchRequestOf,
  type RegistryQuery,
} from './registryQuery';

const query = {
  id: 'supplies',
  operation: 'findSupplies',
  sorts: ['documentDate', 'amount'],
  sort: { id: 'documentDate', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'asc' }],
  filters: {
    search: searchFilter({
      fields: ['number', 'debtor.name', 'debtor.itn'],
      sum: 'amount',
    }),
    period: periodFilter({ field: 'documentDate' }),
    status: choicesFilter({ field: 'status.name' }),
    debtor: choiceFilter({ field: 'debtor.id' }),
    amount: kopeksFilter({ field: 'amount' }),
    overdue: flagFilter({
      filters: () => [{ field: 'overdueDays', value: 1, operation: 'GE' }],
    }),
  },
  views: [
    { id: 'all', label: 'Все поставки', filters: {} },
    { id: 'available', label: 'Доступные', filters: { status: ['AVAILABLE'] } },
  ],
} as const satisfies RegistryQuery;

const NOW = new Date('2026-11-12T14:05:00Z');
const stateOf = (text: string) => registryStateOf(query, new URLSearchParams(text));
const requestOf = (text: string) => searchRequestOf(query, stateOf(text), NOW);
const addressOf = (text: string) =>
  registryParams(query, new URLSearchParams(), stateOf(text)).toString();

describe('the address of a registry', () => {
  it('omits default values', () => {
    expect(addressOf('')).toBe('');
    expect(stateOf('')).toMatchObject({ page: 0, size: 50, filters: {}, row: null });
    expect(stateOf('').view?.id).toBe('all');
  });

  it('leads to a search request that sorts by each field at most once', () => {
    const fieldsOf = (sort: string) => requestOf(`sort=${sort}`).sorts?.map(({ field }) => field);
    expect(fieldsOf('amount')).toEqual(['amount', 'number']);
    const byNumber = { ...query, sorts: [...query.sorts, 'number'] };
    expect(
      searchRequestOf(byNumber, registryStateOf(byNumber, new URLSearchParams('sort=-number')), NOW)
        .sorts,
    ).toEqual([{ field: 'number', direction: 'DESC' }]);
  });

  it.each([
    ['sort=password'],
    ['sort=--amount'],
    ['page=-1'],
    ['page=1.5'],
    ['size=7'],
    ['view=theirs'],
    ['period=yesterday'],
    ['period=2026-02-30..'],
    ['amount=a..b'],
    ['overdue=1'],
    ['status='],
    ['search=%20'],
  ])('gives the default state if its only parameter is the invalid %s', (text) => {
    expect(stateOf(text)).toEqual(stateOf(''));
  });

  it.each([
    'sort=-amount',
    'status=AVAILABLE&status=REPAID&page=3&size=100',
    'view=available&sort=amount',
    'period=this-month&row=7',
    'period=2026-11-01..2026-11-30',
    'amount=100..',
    'debtor=d1&overdue=on',
    'search=%D0%A3%D0%9F%D0%94+1',
  ])('preserves the state of %s', (text) => {
    expect(stateOf(addressOf(text))).toEqual(stateOf(text));
    expect(addressOf(text)).not.toBe('');
  });

  it('contains at most 200 characters of a text, but a whole list of numbers', () => {
    const written = (search: string) =>
      registryParams(query, new URLSearchParams(), { ...stateOf(''), filters: { search } });
    expect(written('Ж'.repeat(3000)).get('search')).toBe('Ж'.repeat(200));
    const list = Array.from({ length: 300 }, (_, index) => `УПД-2026-${1000 + index}`).join('\n');
    expect(written(list).get('search')).toBe(list);
  });

  it('preserves parameters of other components', () => {
    const params = new URLSearchParams('tab=supplies&page=2');
    const next = registryParams(query, params, { ...stateOf('page=2'), page: 0 });
    expect(next.toString()).toBe('tab=supplies');
    expect(params.toString()).toBe('tab=supplies&page=2');
  });

  it('is parsed to the same state after writing, for any input', () => {
    const names = [...Object.keys(query.filters), 'sort', 'page', 'size', 'view', 'row'];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(pairs, (texts) => {
        const text = new URLSearchParams(texts).toString();
        expect(stateOf(addressOf(text))).toEqual(stateOf(text));
      }),
    );
  });
});

describe('the request of a registry', () => {
  it('contains the first page in the default sort order', () => {
    expect(requestOf('')).toEqual({
      pageNumber: 0,
      pageSize: 50,
      filters: [],
      sorts: [
        { field: 'documentDate', direction: 'DESC' },
        { field: 'number', direction: 'ASC' },
      ],
    });
  });

  it('contains the conditions of each filter', () => {
    expect(
      requestOf(
        'search=77362&period=this-month&status=A&status=B&debtor=d1&amount=100..200&overdue=on',
      ).filters,
    ).toEqual([
      { field: 'number', value: '77362', operation: 'LIKE' },
      { field: 'documentDate', value: '2026-11-01', operation: 'GE' },
      { field: 'documentDate', value: '2026-11-30', operation: 'LE' },
      { field: 'status.name', value: ['A', 'B'], operation: 'IN' },
      { field: 'debtor.id', value: 'd1', operation: 'EQ' },
      { field: 'amount', value: 100, operation: 'GE' },
      { field: 'amount', value: 200, operation: 'LE' },
      { field: 'overdueDays', value: 1, operation: 'GE' },
    ]);
  });

  it.each([
    ['УПД-1\nУПД-2', { field: 'number', value: ['УПД-1', 'УПД-2'], operation: 'IN' }],
    [
      '7714567895\n7736207543',
      { field: 'debtor.itn', value: ['7714567895', '7736207543'], operation: 'IN' },
    ],
    ['1 234,50 ₽', { field: 'amount', value: 123_450, operation: 'EQ' }],
    ['123450', { field: 'debtor.itn', value: '123450', operation: 'LIKE' }],
    ['ИНН 7714567895', { field: 'debtor.itn', value: '7714567895', operation: 'LIKE' }],
    ['7714 567 895', { field: 'debtor.itn', value: '7714567895', operation: 'LIKE' }],
    ['№ УПД–1', { field: 'number', value: 'УПД-1', operation: 'LIKE' }],
    ['УПД-1\n\nИтого', { field: 'number', value: ['УПД-1'], operation: 'IN' }],
    ['УПД-1\nУПД-2\n\nИтого: 2', { field: 'number', value: ['УПД-1', 'УПД-2'], operation: 'IN' }],
  ])('contains one condition for the searched text «%s»', (text, condition) => {
    expect(requestOf(new URLSearchParams({ search: text }).toString()).filters).toEqual([
      condition,
    ]);
  });

  it('contains the user’s filter instead of the view’s filter of the same name', () => {
    expect(requestOf('view=available').filters).toEqual([
      { field: 'status.name', value: ['AVAILABLE'], operation: 'IN' },
    ]);
    expect(requestOf('view=available&status=REPAID').filters).toEqual([
      { field: 'status.name', value: ['REPAID'], operation: 'IN' },
    ]);
  });
});

describe('a saved view', () => {
  it('stores filters, sort order and page size, but not the searched text, the page or the row', () => {
    const text = 'search=Петров&status=A&sort=amount&size=100&page=4&row=7&view=available';
    const saved = new URLSearchParams(savedQueryOf(query, stateOf(text)));
    expect(Object.fromEntries(saved)).toEqual({
      status: 'A',
      sort: 'amount',
      size: '100',
      view: 'available',
    });
  });
});
