import { describe, expect, it } from 'vitest';
import { financeAgreement, orderLine } from '../testing/financingSeeds';
import { orderEstimate } from './orderEstimate';

const TODAY = '2026-11-22';

const main = financeAgreement({ id: 'main', availableAmount: 150_000 });
const small = financeAgreement({ id: 'small', availableAmount: 79_999 });

describe('the estimate of an order', () => {
  it('has a total, and sums for each agreement in the sequence of selection', () => {
    const lines = [
      orderLine({ id: '1' }),
      orderLine({ id: '2', interestRate: 20.25 }, 'small'),
      orderLine({ id: '3' }),
    ];
    const estimate = orderEstimate(lines, [small, main], TODAY);
    expect(estimate).toMatchObject({ count: 3, claim: 300_000, receive: 240_000, unknown: 0 });
    expect(estimate.groups).toMatchObject([
      { agreementId: 'main', count: 2, receive: 160_000, available: 150_000, excess: 10_000 },
      { agreementId: 'small', count: 1, receive: 80_000, available: 79_999, excess: 1 },
    ]);
    // 1 000 ₽ × 80 % × 18.5 % × 30 / 365 = 12,1643… twice, and at 20.25 % 13,3150…: 37,64 together.
    expect(estimate.groups.map(({ fee }) => fee)).toEqual([2433, 1332]);
    expect(estimate.fee).toBe(3764);
  });

  it('may reach a limit exactly, without a warning', () => {
    const lines = [orderLine({ financingAmount: 79_999 }, 'small')];
    expect(orderEstimate(lines, [small], TODAY).groups[0]?.excess).toBe(0);
  });

  it('does not warn about unknown limits, but about an expired agreement', () => {
    const lines = [orderLine({})];
    expect(orderEstimate(lines, undefined, TODAY).groups).toMatchObject([
      { available: null, excess: 0, isValid: true },
    ]);
    const over = { ...main, valid: false, availableAmount: 0 };
    expect(orderEstimate(lines, [over], TODAY).groups).toMatchObject([
      { isValid: false, excess: 80_000 },
    ]);
  });

  it('computes the sum to receive if the server does not send it', () => {
    expect(orderEstimate([orderLine({ financingAmount: undefined })], [], TODAY).receive).toBe(
      80_000,
    );
  });

  it('counts objects with missing values as unknown, and sums up the known values', () => {
    const lines = [
      orderLine({}),
      orderLine({ claimAmount: Number.NaN, financingAmount: undefined }),
      orderLine({ plannedRepaymentDate: 'скоро' }),
    ];
    expect(orderEstimate(lines, [], TODAY)).toMatchObject({
      count: 3,
      claim: 200_000,
      fee: 1216,
      unknown: 2,
    });
  });

  it('is empty without objects', () => {
    expect(orderEstimate([], [], TODAY)).toEqual({
      count: 0,
      claim: 0,
      receive: 0,
      fee: 0,
      unknown: 0,
      groups: [],
    });
  });
});
