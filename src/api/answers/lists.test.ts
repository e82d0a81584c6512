import { describe, expect, it } from 'vitest';
import { readListPage, readPage } from './lists';

const rows = [{ id: '1' }, { id: '2' }];

describe('reading a list', () => {
  it.each([[rows], [{ data: rows }], [{ content: rows }], [{ data: { content: rows } }]])(
    'finds it in its envelope: %j',
    (body) => {
      expect(readListPage(body)).toEqual({ content: rows, totalElements: 2 });
    },
  );

  it('takes the total from the page', () => {
    expect(readListPage({ content: rows, totalElements: 318 }).totalElements).toBe(318);
    expect(readListPage({ data: { content: rows, totalElements: 7 } }).totalElements).toBe(7);
  });

  it('leaves out what is no record', () => {
    expect(readListPage([null, rows[0], 'x', [], 5]).content).toEqual([rows[0]]);
  });

  it.each([
    null,
    undefined,
    {},
    'text',
    5,
    { data: null },
    { content: {} },
    { data: { data: {} } },
  ])('refuses an answer without a list, which must not look empty: %j', (body) => {
    expect(() => readListPage(body)).toThrow(TypeError);
  });
});

describe('reading a page', () => {
  it('takes what the page says of itself', () => {
    const page = { content: rows, totalElements: 41, totalPages: 3, number: 1, size: 20 };
    expect(readPage(page)).toEqual(page);
    expect(readPage({ data: page })).toEqual(page);
  });

  it('takes the sums of everything found, whole numbers only', () => {
    const totals = { amount: 5, debtSum: 0 };
    expect(readPage({ content: rows, totals }).totals).toEqual(totals);
    expect(readPage({ data: { content: rows, totals } }).totals).toEqual(totals);
    expect(readPage({ content: rows, totals: { ...totals, rate: 0.5, x: '7' } }).totals).toEqual(
      totals,
    );
    for (const body of [rows, { content: rows, totals: null }, { content: rows, totals: 5 }]) {
      expect(readPage(body)).not.toHaveProperty('totals');
    }
  });

  it('counts the pages where the server does not', () => {
    expect(readPage({ content: rows, totalElements: 5, size: 2 })).toMatchObject({ totalPages: 3 });
  });

  it('takes a bare list for the only page', () => {
    expect(readPage(rows)).toEqual({
      content: rows,
      totalElements: 2,
      totalPages: 1,
      number: 0,
      size: 2,
    });
    expect(readPage([])).toMatchObject({ totalElements: 0, totalPages: 0, size: 0 });
  });

  it('refuses an answer without a list', () => {
    expect(() => readPage({ totalElements: 3 })).toThrow(TypeError);
  });
});
