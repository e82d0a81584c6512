import { describe, expect, it } from 'vitest';
import { plainRows, virtualRowsOf, withActiveRow } from './useVirtualRows';

const row = (index: number) => ({ index, start: 40 + index * 50, end: 90 + index * 50 });

describe('the rendered rows', () => {
  it('leave space for omitted rows', () => {
    expect(virtualRowsOf([row(3), row(4), row(9)], 40, 40 + 500)).toEqual({
      rows: [
        { index: 3, before: 150 },
        { index: 4, before: 0 },
        { index: 9, before: 200 },
      ],
      after: 0,
    });
    expect(virtualRowsOf([row(0)], 40, 540).after).toBe(450);
  });

  it('are all rows, without space for omitted rows, if the list is not windowed', () => {
    expect(plainRows(2)).toEqual({
      rows: [
        { index: 0, before: 0 },
        { index: 1, before: 0 },
      ],
      after: 0,
    });
  });

  it('always include the focused row if it exists', () => {
    expect(withActiveRow([10, 11], 3, 500)).toEqual([3, 10, 11]);
    expect(withActiveRow([10, 11], 11, 500)).toEqual([10, 11]);
    expect(withActiveRow([0, 1], -1, 500)).toEqual([0, 1]);
    expect(withActiveRow([0, 1], 7, 5)).toEqual([0, 1]);
  });
});
