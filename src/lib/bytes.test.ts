import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0\u00A0Б'],
  [1023, '1023\u00A0Б'],
  [1536, '1,5\u00A0КБ'],
  [999 * 1024, '999\u00A0КБ'],
  // From 1000 КБ the unit is МБ, so a number of КБ or МБ never has four digits.
  [1000 * 1024, '1\u00A0МБ'],
  [1_500_000, '1,4\u00A0МБ'],
  [5 * 1024 ** 3, '5\u00A0ГБ'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
