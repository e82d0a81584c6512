import { describe, expect, it } from 'vitest';
import { newMessages } from './toastQueue';

describe('newMessages', () => {
  it('keeps the order and leaves out what is already shown', () => {
    const messages = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(newMessages(messages, new Set(['b']))).toEqual([{ id: 'a' }, { id: 'c' }]);
  });

  it('takes one of two messages with the same id', () => {
    expect(newMessages([{ id: 'a' }, { id: 'a' }], new Set())).toEqual([{ id: 'a' }]);
  });

  it('does not touch the set it was given', () => {
    const shown = new Set<string>();
    newMessages([{ id: 'a' }], shown);
    expect(shown.size).toBe(0);
  });
});
