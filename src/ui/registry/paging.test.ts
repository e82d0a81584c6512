import { describe, expect, it } from 'vitest';
import { nextPage, pageRange, previousPage } from './paging';

describe('pages of a registry', () => {
  it.each([
    [{ first: 0, size: 100, total: 318 }, '1–100 из 318'],
    [{ first: 300, size: 100, total: 318 }, '301–318 из 318'],
    [{ first: 0, size: 100, total: 7 }, '1–7 из 7'],
    [{ first: 0, size: 100, total: 0 }, '0 из 0'],
    [{ first: 99_900, size: 100, total: 100_000 }, '99\u00A0901–100\u00A0000 из 100\u00A0000'],
  ])('are named by their range: %o', (page, text) => {
    expect(pageRange(page)).toBe(text);
  });

  it('lead back until the first', () => {
    expect(previousPage({ first: 0, size: 100, total: 318 })).toBeNull();
    expect(previousPage({ first: 50, size: 100, total: 318 })).toBe(0);
    expect(previousPage({ first: 200, size: 100, total: 318 })).toBe(100);
  });

  it('lead on until the last', () => {
    expect(nextPage({ first: 0, size: 100, total: 318 })).toBe(100);
    expect(nextPage({ first: 300, size: 100, total: 318 })).toBeNull();
    expect(nextPage({ first: 0, size: 100, total: 100 })).toBeNull();
  });
});
