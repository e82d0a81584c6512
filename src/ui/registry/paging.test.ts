import { expect, it } from 'vitest';
import { pageRange } from './Pager';

it.each([
  [{ page: 0, size: 100, total: 318 }, '1–100 из 318'],
  [{ page: 3, size: 100, total: 318 }, '301–318 из 318'],
  [{ page: 0, size: 100, total: 7 }, '1–7 из 7'],
  [{ page: 0, size: 100, total: 0 }, '0 из 0'],
  [{ page: 999, size: 100, total: 100_000 }, '99\u00A0901–100\u00A0000 из 100\u00A0000'],
])('pageRange formats the row numbers and the total of %o', (page, text) => {
  expect(pageRange(page)).toBe(text);
});
