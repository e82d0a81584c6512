import { afterEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { moscowDay } from '../../../../lib/isoDay';
import { orderEstimate } from '../order/orderEstimate';
import { objectColumns } from './objectColumns';
import { feeOf, isExcludable, isOrderable } from './financingObject';

const row = {
  id: 'o1',
  number: 'ТР-1',
  supply: { id: 's1', number: 'УПД-1', documentDate: '2026-11-01' },
  agreement: { id: 'a1', number: 'ФД-1', bank: { fullName: 'Банк', logos: [] } },
  debtor: { id: 'd1', name: 'Покупатель', itn: '7714567895' },
  claimAmount: 100,
  overdueDays: 3,
  recourse: true,
  status: { name: 'AVAILABLE', description: 'Доступно банку' },
};

const decoded = (object: object) => answered('getFinancingObject', { id: 'o1', ...object });

describe('the columns of an object', () => {
  it.each([{}, { supply: null, agreement: 7, debtor: [], status: 'нет', overdueDays: 'много' }])(
    'do not crash for %j',
    (broken: object) => {
      const object = decoded(broken);
      const values = objectColumns.map(({ id, value }) => [id, value(object)]);
      expect(Object.fromEntries(values)).toMatchObject({
        number: undefined,
        'agreement.number': 'Банк не указан',
        overdueDays: '',
        recourse: 'Нет',
      });
    },
  );
});

describe('the fee of an object', () => {
  afterEach(() => void vi.useRealTimers());
  // 1 000,00 ₽ at 80 % and 18.5 % a year; the server's fee differs from the estimate.
  const lent = {
    ...row,
    claimAmount: 100_000,
    financingPercent: 80,
    interestRate: 18.5,
    commission: 99_999,
    plannedRepaymentDate: '2026-12-22',
  };

  it.each([
    ['runs from today in Moscow before the financing', 'AVAILABLE', null, 1216],
    ['runs from the payment if it is financed', 'FINANCED', '2026-12-12', 405],
    ['ends at the planned repayment if it is late', 'OVERDUE', '2026-11-22', 1216],
    ['is what the bank has charged if it is repaid', 'REPAID', '2026-11-22', 99_999],
  ])('%s', (_, name, financingDate, fee) => {
    // 01:00 in Moscow, still the day before in UTC.
    vi.useFakeTimers({ now: new Date('2026-11-21T22:00:00Z'), toFake: ['Date'] });
    const object = decoded({ ...lent, financingDate, status: { name, description: name } });
    expect(feeOf(object)).toBe(fee);
  });

  it('equals the fee in the order dialog while the object can be ordered', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T22:00:00Z'), toFake: ['Date'] });
    const status = { name: 'AVAILABLE', description: 'Доступно' };
    const object = decoded({ ...lent, financingDate: null, status });
    expect(orderEstimate([object], undefined, moscowDay()).fee).toBe(1216);
  });

  it('is unknown if a value is missing', () => {
    expect(feeOf(decoded({ ...lent, interestRate: null }))).toBeUndefined();
  });
});

it.each([
  ['AVAILABLE', 'both ordered and excluded', true, true],
  ['CHECKING', 'excluded, but not ordered', false, true],
  ['CONFIRMED', 'excluded, but not ordered', false, true],
  ['ORDERED', 'neither ordered nor excluded', false, false],
  ['REPAID', 'neither ordered nor excluded', false, false],
  ['EXCLUDED', 'neither ordered nor excluded', false, false],
  ['НОВЫЙ', 'neither ordered nor excluded', false, false],
])('an object in the status %s can be %s', (name, _can, orderable, excludable) => {
  const object = decoded({ ...row, status: { name, description: name } });
  expect([isOrderable(object), isExcludable(object)]).toEqual([orderable, excludable]);
});
