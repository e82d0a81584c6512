// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabMemory } from './tabMemory';

const KEY = 'cabinet-test';

const open = () => tabMemory(KEY, (stored) => (typeof stored === 'string' ? stored : null));

beforeEach(() => {
  sessionStorage.clear();
});

describe('what a tab keeps', () => {
  it('is nothing at first', () => {
    expect(open().recall()).toBeNull();
  });

  it('is there after a reload', () => {
    open().keep('r-1');
    expect(open().recall()).toBe('r-1');
  });

  it('is gone once it was forgotten', () => {
    const memory = open();
    memory.keep('r-1');
    memory.forget();
    expect(memory.recall()).toBeNull();
    expect(open().recall()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '5', 'null', ''])('is nothing where the storage holds «%s»', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(open().recall()).toBeNull();
  });

  it('holds until the reload where the storage is denied', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = open();
    expect(memory.recall()).toBeNull();
    memory.keep('r-1');
    expect(memory.recall()).toBe('r-1');
    memory.forget();
    expect(memory.recall()).toBeNull();
  });
});
