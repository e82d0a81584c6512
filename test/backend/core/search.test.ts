import { describe, expect, it } from 'vitest';
import { search } from './search';
import type { SearchFilter } from './searchRequest';

const people = [
  { id: 'a', name: 'Фёдор Ёлкин', age: 41, manager: null, roles: [{ id: 'USER' }] },
  { id: 'b', name: 'Анна Соколова', age: 35, manager: { itn: '7801' }, roles: [] },
  {
    id: 'c',
    name: 'Елена Белова',
    age: 29,
    manager: { itn: '5001' },
    roles: [{ id: 'USER' }, { id: 'SELLER' }],
  },
];

function idsWhere(...filters: SearchFilter[]): string[] {
  return search(people, { filters }).content.map((person) => person.id);
}

describe('filters', () => {
  it('compare for equality, even if the number was sent as text', () => {
    expect(idsWhere({ field: 'age', value: 35, operation: 'EQ' })).toEqual(['b']);
    expect(idsWhere({ field: 'age', value: '35' })).toEqual(['b']);
    expect(idsWhere({ field: 'age', value: 35, operation: 'NE' })).toEqual(['a', 'c']);
  });

  it('find text anywhere, ignoring case and ё/е', () => {
    expect(idsWhere({ field: 'name', value: 'елк', operation: 'LIKE' })).toEqual(['a']);
    expect(idsWhere({ field: 'name', value: 'ФЕДОР', operation: 'LIKE' })).toEqual(['a']);
  });

  it('accept a list of values', () => {
    expect(idsWhere({ field: 'id', value: ['a', 'c', 'z'], operation: 'IN' })).toEqual(['a', 'c']);
  });

  it('accept a lower and an upper bound, and include both bounds', () => {
    expect(
      idsWhere(
        { field: 'age', value: 29, operation: 'GE' },
        { field: 'age', value: 35, operation: 'LE' },
      ),
    ).toEqual(['b', 'c']);
  });

  it('accept date-time bounds in any time zone and precision', () => {
    const rows = [
      { id: 1, at: '2026-11-22T23:59:59+03:00' },
      { id: 2, at: '2026-11-23T00:00:00+03:00' },
      { id: 3, at: '2026-11-23T23:59:59+03:00' },
      { id: 4, at: '2026-11-24T00:00:00+03:00' },
      { id: 5, at: null },
    ];
    const found = (from: string, to: string) =>
      search<{ id: number }>(rows, {
        filters: [
          { field: 'at', value: from, operation: 'GE' },
          { field: 'at', value: to, operation: 'LE' },
        ],
      }).content.map(({ id }) => id);
    expect(found('2026-11-23T00:00:00+03:00', '2026-11-23T23:59:59.999+03:00')).toEqual([2, 3]);
    expect(found('2026-11-22T21:00:00Z', '2026-11-23T20:59:59.999Z')).toEqual([2, 3]);
    expect(found('2026-11-23T07:00:00+10:00', '2026-11-24T06:59:59+10:00')).toEqual([2, 3]);
  });

  it('search nested objects and lists', () => {
    expect(idsWhere({ field: 'manager.itn', value: '5001' })).toEqual(['c']);
    expect(idsWhere({ field: 'roles.id', value: 'SELLER' })).toEqual(['c']);
    expect(idsWhere({ field: 'roles.id', value: 'SELLER', operation: 'NE' })).toEqual(['a', 'b']);
  });

  it('find rows whose value is missing', () => {
    expect(idsWhere({ field: 'manager', value: null })).toEqual(['a']);
  });

  it('treat a missing optional property as null', () => {
    const items = [{ id: 1, comment: 'срочно' }, { id: 2 }, { id: 3, comment: null }];
    const filters = [{ field: 'comment', value: null }];
    expect(search<{ id: number }>(items, { filters }).content.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('treat a field that no row has as null', () => {
    expect(idsWhere({ field: 'salary', value: 1 })).toEqual([]);
    expect(idsWhere({ field: '__proto__', value: null })).toEqual(['a', 'b', 'c']);
  });
});

describe('sorts', () => {
  it('order numbers by value, and text in Russian alphabetical order', () => {
    const byAge = search(people, { sorts: [{ field: 'age', direction: 'DESC' }] });
    expect(byAge.content.map(({ age }) => age)).toEqual([41, 35, 29]);
    const byName = search(people, { sorts: [{ field: 'name', direction: 'ASC' }] });
    expect(byName.content.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('use the next field for equal values, and put null first', () => {
    const items = [
      { id: 1, group: 'x', at: '2026-02-01' },
      { id: 2, group: 'x', at: null },
      { id: 3, group: 'a', at: '2026-01-01' },
    ];
    const found = search(items, { sorts: [{ field: 'group' }, { field: 'at' }] });
    expect(found.content.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

it('a search ignores a sort by a field that no row has', () => {
  const found = search(people, { sorts: [{ field: 'salary', direction: 'DESC' }] });
  expect(found.content).toEqual(people);
});

describe('pages', () => {
  const numbers = Array.from({ length: 45 }, (_, index) => ({ id: index }));

  it('contain a slice of the list and the total number of rows', () => {
    const page = search(numbers, { pageNumber: 2, pageSize: 20 });
    expect(search(numbers, { pageSize: 20 }).content).toEqual(numbers.slice(0, 20));
    expect(page).toMatchObject({ totalElements: 45, totalPages: 3, number: 2, size: 20 });
    expect(page.content.map(({ id }) => id)).toEqual([40, 41, 42, 43, 44]);
  });

  it('have twenty rows by default', () => {
    expect(search(numbers, {})).toMatchObject({ number: 0, size: 20, totalPages: 3 });
  });

  it('are empty after the last row', () => {
    expect(search(numbers, { pageNumber: 9 })).toMatchObject({ content: [], totalElements: 45 });
  });
});
