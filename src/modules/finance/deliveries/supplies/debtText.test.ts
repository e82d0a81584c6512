import { expect, it } from 'vitest';
import { debtText } from './shownSupply';

it.each<[unknown, unknown, string]>([
  [100_000, 100_000, ''],
  [100_000, 40_000, 'долг 400,00\u00A0₽'],
  [100_000, 0, 'оплачена'],
  [0, 0, ''],
  [100_000, null, ''],
  ['100000', 5, ''],
])('of %s kopeks, of which %s are owed, it says «%s»', (amount, debt, text) => {
  expect(debtText(amount, debt)).toBe(text);
});
