import { describe, expect, it } from 'vitest';
import { NO_SLOTS, slotsAfter } from './rowSlots';

const first = slotsAfter(NO_SLOTS, ['a', 'b', 'c']);

describe('the elements of rows', () => {
  it('are all different at first', () => {
    expect(new Set(first.names).size).toBe(3);
  });

  it('stay with their rows, wherever the rows move', () => {
    const [a, b, c] = first.names;
    expect(slotsAfter(first, ['c', 'a', 'b']).names).toEqual([c, a, b]);
  });

  it('are reused for rows that replace other rows', () => {
    expect(slotsAfter(first, ['x', 'y', 'z']).names).toEqual(first.names);
    const [a, , c] = first.names;
    const some = slotsAfter(first, ['a', 'x', 'c']);
    expect(some.names).toEqual([a, first.names[1], c]);
  });

  it('are never shared by two rows', () => {
    // «new» has taken the position of «a», and «a» has moved by one.
    const moved = slotsAfter(first, ['new', 'a', 'b', 'c', 'more']);
    expect(new Set(moved.names).size).toBe(5);
    expect(moved.names.slice(1, 4)).toEqual(first.names);
    const again = slotsAfter(moved, ['1', '2', '3', '4', '5', '6']);
    expect(new Set(again.names).size).toBe(6);
  });
});
