import { describe, expect, it } from 'vitest';
import { selectionShare, withRow, withRows } from './selection';

describe('selection of rows', () => {
  it('tells none, some and all of what is visible', () => {
    expect(selectionShare(['a', 'b'], new Set())).toBe('none');
    expect(selectionShare(['a', 'b'], new Set(['a']))).toBe('some');
    expect(selectionShare(['a', 'b'], new Set(['a', 'b', 'elsewhere']))).toBe('all');
    expect(selectionShare([], new Set(['elsewhere']))).toBe('none');
  });

  it('switches one row and leaves the given set alone', () => {
    const before = new Set(['a']);
    expect([...withRow(before, 'b', true)]).toEqual(['a', 'b']);
    expect([...withRow(before, 'a', false)]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  it('switches a page of rows and keeps the choice of other pages', () => {
    const before = new Set(['other page', 'a']);
    expect([...withRows(before, ['a', 'b'], true)]).toEqual(['other page', 'a', 'b']);
    expect([...withRows(before, ['a', 'b'], false)]).toEqual(['other page']);
  });
});
