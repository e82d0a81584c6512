import { expect, it } from 'vitest';
import { shownText } from './shownText';

it.each([
  ['Ильин', 'Ильин'],
  ['', ''],
  [42, '42'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{ name: 'Ильин' }, ''],
  [['Ильин'], ''],
])('shownText shows %j as «%s»', (value, text) => {
  expect(shownText(value)).toBe(text);
});
