import { describe, expect, it } from 'vitest';
import { rowAfterKey, rowKeyOf } from './useRowFocus';

describe('the keys of a registry', () => {
  it.each([
    ['ArrowDown', 6],
    ['ArrowUp', 4],
    ['PageDown', 9],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 9],
    ['a', null],
  ])('%s at index 5 of 10 rows moves the focus to index %s', (key, index) => {
    expect(rowAfterKey(key, { index: 5, count: 10, step: 8 })).toBe(index);
  });

  it('stop at the first and the last row', () => {
    expect(rowAfterKey('ArrowUp', { index: 0, count: 3, step: 8 })).toBe(0);
    expect(rowAfterKey('ArrowDown', { index: 2, count: 3, step: 8 })).toBe(2);
  });

  it.each([
    ['j', 'KeyJ', 'ArrowDown'],
    ['о', 'KeyJ', 'ArrowDown'],
    ['л', 'KeyK', 'ArrowUp'],
    ['ч', 'KeyX', ' '],
    ['у', 'KeyE', 'Export'],
    ['ф', 'KeyA', 'ф'],
  ])('«%s» with the key %s counts as «%s», but not with Ctrl or Shift', (key, code, meant) => {
    const event = { key, code, ctrlKey: false, shiftKey: false };
    expect(rowKeyOf(event)).toBe(meant);
    expect(rowKeyOf({ ...event, ctrlKey: true })).toBe(key);
    expect(rowKeyOf({ ...event, shiftKey: true })).toBe(key);
  });
});
