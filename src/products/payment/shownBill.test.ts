import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { paymentCode } from '../../lib/paymentCode';
import { shownBill } from './shownBill';

const payee = {
  name: 'Банк',
  itn: '7703123457',
  bankName: 'Банк',
  bik: '044525999',
  correspondentAccount: '30101810600000000999',
  settlementAccount: '40702810700000004321',
};
const bill = (change: object) => {
  const row = { id: '1', amount: 100_000, status: { name: 'PARTIALLY_PAID' }, ...change };
  return shownBill(answered('getFinanceInvoice', row), payee, {});
};

describe('shownBill', () => {
  it.each([
    [
      'the unpaid rest that the server sends',
      { paidAmount: 40_000, unpaidAmount: 60_000 },
      60_000,
      40_000,
    ],
    ['the rest computed from the paid part', { paidAmount: 40_000 }, 60_000, 40_000],
    ['the rest of an overdue bill', { status: { name: 'OVERDUE' }, paidAmount: 1 }, 99_999, 1],
    [
      'the whole sum when nothing is paid',
      { status: { name: 'UNPAID' }, paidAmount: 0, unpaidAmount: 100_000 },
      100_000,
      0,
    ],
    ['the sum of a closed bill', { status: { name: 'PAID' }, paidAmount: 100_000 }, 100_000, 0],
  ])('sets the payment to %s', (_, change, kopeks, paidPart) => {
    const { payment, ...shown } = bill(change);
    expect([payment.kopeks, shown.paidPart]).toEqual([kopeks, paidPart]);
    expect(shown.isRestUnknown).toBe(false);
    expect(paymentCode(payment)).toContain(`Sum=${kopeks}`);
  });

  it('sets the payment to the whole sum and marks the rest as unknown if the server does not send the paid part', () => {
    expect(bill({})).toMatchObject({ isRestUnknown: true, payment: { kopeks: 100_000 } });
  });

  it.each([
    [{}, 'Оплатите до 30.11.2100'],
    [{ paidAmount: 1 }, 'Оплачена часть суммы. Оплатите остаток до 30.11.2100'],
  ])('shows the due date in the status text: %j', (change, meaning) => {
    expect(bill({ dueDate: '2100-11-30', ...change }).status.meaning).toBe(meaning);
  });

  it('has no payment code when nothing is owed', () => {
    expect(paymentCode(bill({ unpaidAmount: 0 }).payment)).toBeNull();
  });
});
