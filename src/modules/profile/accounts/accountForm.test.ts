import { describe, expect, it } from 'vitest';
import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { accountUpdateOf, accountValues, newAccountOf } from './accountForm';
import { accountName } from '../../../products/accounts/accounts';
import { accountOrder } from './AccountsTab';

const account: PaymentDetails = {
  id: 'a1',
  organizationId: 'o1',
  bankName: 'ПАО «Национальный банк развития»',
  bik: '044030999',
  correspondentAccount: '30101810400000000999',
  settlementAccount: '40702810655000012345',
  currency: 'RUB',
  main: true,
};

describe('the form of a bank account', () => {
  it('sends the account back unchanged, with the contract’s fields only', () => {
    const sloppy = { ...account, secret: 'x' };
    expect(accountUpdateOf(accountValues(sloppy))).toEqual({
      bankName: 'ПАО «Национальный банк развития»',
      bik: '044030999',
      correspondentAccount: '30101810400000000999',
      settlementAccount: '40702810655000012345',
      currency: 'RUB',
      main: true,
    });
  });

  it('reads the currency from the account number, and keeps the stored currency if the number’s code is unknown', () => {
    const dollars = { ...accountValues(account), settlementAccount: '40702840655000012345' };
    expect(accountUpdateOf(dollars, account).currency).toBe('USD');
    const rare = { ...accountValues(account), settlementAccount: '40702999655000012345' };
    expect(accountUpdateOf(rare, { ...account, currency: 'XAU' }).currency).toBe('XAU');
  });

  it('is empty at first, and sends a new account trimmed, by default not as the main one', () => {
    expect(accountValues(undefined)).toEqual({});
    const { id: _, ...rest } = account;
    expect(newAccountOf({ ...accountValues(account), bankName: ' Банк ' }, 'o1')).toEqual({
      ...rest,
      bankName: 'Банк',
    });
    expect(newAccountOf({}, 'o1').main).toBe(false);
  });
});

describe('the list of bank accounts', () => {
  it('begins with the main account, and is then sorted by bank', () => {
    const [third, second, first] = [
      { ...account, id: '3', main: false, bankName: 'Ёлка' },
      { ...account, id: '2', main: false, bankName: 'Берёза' },
      { ...account, id: '1', bankName: 'Ясень' },
    ];
    expect(accountOrder([third, second, first].filter((one) => one !== undefined))).toEqual([
      first,
      second,
      third,
    ]);
  });

  it('names each account by bank and last digits', () => {
    expect(accountName(account)).toBe('ПАО «Национальный банк развития», счёт\u00A0…2345');
  });
});
