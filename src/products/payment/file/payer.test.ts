import { expect, it } from 'vitest';
import { answered } from '../../../../test/render/answered';
import { orderNumber, payerAccounts, payerOf } from './payer';

const account = {
  id: 'a',
  bankName: 'Банк',
  bik: '044525411',
  correspondentAccount: '30101810900000000411',
  settlementAccount: '40702810800000000001',
  currency: 'RUB',
  main: false,
};

it('payerAccounts returns the valid accounts in rubles, the main one first', () => {
  const { content } = answered('findPaymentDetails', [
    account,
    { ...account, id: 'dollars', currency: 'USD' },
    { ...account, id: 'main', main: true },
    { ...account, id: 'short', settlementAccount: '4070' },
    { ...account, id: null },
    { id: 'wrong', bik: 44, settlementAccount: {}, currency: [] },
  ]);
  const accounts = payerAccounts(content);
  expect(accounts.map(({ id }) => id)).toEqual(['main', 'a']);
});

it('payerOf accepts an organization with missing fields', () => {
  const [one] = payerAccounts(answered('findPaymentDetails', [account]).content);
  if (one === undefined) throw new Error('There is no account');
  expect(payerOf({ name: 'ООО «Ромашка»', itn: '7701234567', kpp: null }, one)).toEqual({
    name: 'ООО «Ромашка»',
    itn: '7701234567',
    kpp: '',
    bankName: 'Банк',
    bik: '044525411',
    correspondentAccount: '30101810900000000411',
    settlementAccount: '40702810800000000001',
  });
  expect(payerOf(undefined, one).name).toBe('');
});

it.each([
  ['1', 1],
  [' 42 ', 42],
  ['000123', 123],
  ['0', null],
  ['', null],
  ['1234567', null],
  ['-1', null],
  ['1.5', null],
  ['١', null],
])('orderNumber reads %j as %j', (typed, number) => {
  expect(orderNumber(typed)).toBe(number);
});
