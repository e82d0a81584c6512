import { describe, expect, it } from 'vitest';
import { rowsBetween, selectionShare, withRows } from './useChoice';

const [a, b, other] = [{ key: 'a' }, { key: 'b' }, { key: 'other page' }];

describe('the selection of rows', () => {
  it('covers none, some or all of the visible rows', () => {
    expect(selectionShare([a, b], new Set())).toBe('none');
    expect(selectionShare([a, b], new Set(['a']))).toBe('some');
    expect(selectionShare([a, b], new Set(['a', 'b', 'elsewhere']))).toBe('all');
    expect(selectionShare([], new Set(['elsewhere']))).toBe('none');
  });

  it('toggles rows, keeps the rows of other pages, and does not change its argument', () => {
    const before = new Map([other, a].map((row) => [row.key, row]));
    const both = withRows(before, [a, b], true);
    expect([...both.keys()]).toEqual(['other page', 'a', 'b']);
    expect([...withRows(both, [a, b], false).keys()]).toEqual(['other page']);
    expect([...before.keys()]).toEqual(['other page', 'a']);
  });

  it('can be extended by a range in both directions', () => {
    expect(rowsBetween([0, 1, 2, 3, 4, 5], 2, 4)).toEqual([2, 3, 4]);
    expect(rowsBetween([0, 1, 2, 3, 4, 5], 4, 2)).toEqual([2, 3, 4]);
    expect(rowsBetween([0, 1, 2, 3, 4, 5], 3, 3)).toEqual([3]);
  });
});
