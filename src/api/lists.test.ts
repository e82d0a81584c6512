import { describe, expect, it } from 'vitest';
import { readListPage } from './lists';

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
