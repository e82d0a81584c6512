import { describe, expect, it } from 'vitest';
import {
  columnMoved,
  columnOrder,
  columnWidened,
  isColumnShown,
  orderedColumns,
} from './columnMoves';
import { columnWidth, NO_LAYOUT } from './registryColumn';

const COLUMNS = [{ id: 'a' }, { id: 'b' }, { id: 'c', hidden: true }];

describe('the columns of a table', () => {
  it('keep their order until the user moves a column, and new columns are last', () => {
    expect(columnOrder(COLUMNS, NO_LAYOUT)).toEqual(['a', 'b', 'c']);
    const moved = { ...NO_LAYOUT, order: ['b', 'gone'] };
    expect(columnOrder(COLUMNS, moved)).toEqual(['b', 'a', 'c']);
    const [a, b, c] = COLUMNS;
    expect(orderedColumns(COLUMNS, moved)).toEqual([b, a, c]);
  });

  it('can be moved to the position of another column, to the left and to the right', () => {
    expect(columnMoved(COLUMNS, NO_LAYOUT, 'a', 'c').order).toEqual(['b', 'c', 'a']);
    expect(columnMoved(COLUMNS, NO_LAYOUT, 'c', 'a').order).toEqual(['c', 'a', 'b']);
    expect(columnMoved(COLUMNS, NO_LAYOUT, 'gone', 'a')).toBe(NO_LAYOUT);
  });

  it('have their default visibility until the user changes it', () => {
    const layout = { ...NO_LAYOUT, shown: { a: false, c: true } };
    expect(COLUMNS.map((column) => isColumnShown(column, layout))).toEqual([false, true, true]);
    expect(COLUMNS.map((column) => isColumnShown(column, NO_LAYOUT))).toEqual([true, true, false]);
  });

  it('are 64 to 640 px wide', () => {
    expect([columnWidth(-5), columnWidth(100.4), columnWidth(9000)]).toEqual([64, 100, 640]);
    const layout = { ...NO_LAYOUT, widths: { a: 80, b: 90 } };
    expect(columnWidened(layout, 'a', 9000).widths).toEqual({ a: 640, b: 90 });
  });
});
