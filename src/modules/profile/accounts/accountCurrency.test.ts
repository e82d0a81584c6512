import { expect, it } from 'vitest';
import { accountCurrency, currencyName } from './accountCurrency';

it.each([
  ['40702810655000012345', 'RUB'],
  ['40702840655000012345', 'USD'],
  ['40702999655000012345', undefined],
  ['', undefined],
])('accountCurrency(«%s») returns %s', (account, currency) => {
  expect(accountCurrency(account)).toBe(currency);
});

it.each([
  ['RUB', 'российский рубль'],
  ['XQQ', 'XQQ'],
  ['рубль', 'рубль'],
  [undefined, '—'],
  ['', '—'],
])('currencyName(«%s») returns «%s»', (code, name) => {
  expect(currencyName(code)).toBe(name);
});
