import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import type { CalendarSum, FinancingObject } from '../../../../api/endpoints/financeCalendar';
import { spoiled } from '../../../../../test/render/spoiled';
import { addDays } from '../../../../lib/isoDay';
import { sumOfDay, sumOfDays } from './daySums';
import { paymentDays, readPayments } from './payments';
import { spokenDay, sumText } from './paymentWords';

const TODAY = '2026-11-22';
const OBJECT: FinancingObject = {
  id: 'o1',
  number: 'ТР-2026-0288',
  supply: { id: 's1', number: 'УПД 1438', documentDate: '2026-09-01' },
  agreement: { id: 'a1', number: 'ФД-2026/041', bank: { fullName: 'Банк', logos: [] } },
  debtor: { id: 'd1', name: 'ООО «Ритейл-Центр»', itn: '7707083893', kpp: null },
  claimAmount: 60_000_000,
  financingPercent: 80,
  financingAmount: 48_000_000,
  remainder: 50_230_000,
  interestRate: 21,
  commission: 0,
  orderDate: '2026-09-02',
  financingDate: '2026-09-03',
  plannedRepaymentDate: '2026-11-27',
  repaidAmount: 9_770_000,
  overdueDays: 0,
  recourse: false,
  status: { name: 'PARTIALLY_PAID', description: 'Частично оплачено' },
};
const object = (id: string, change: Partial<FinancingObject> = {}) => ({
  ...OBJECT,
  id,
  ...change,
});
const daysOf = (objects: readonly FinancingObject[]) =>
  paymentDays(readPayments(objects, TODAY).payments, 'a1');

describe('the calendar payments', () => {
  it('are grouped by the planned days of one agreement', () => {
    const other = { number: 'ФД-2', bank: undefined, id: 'a2' };
    const days = daysOf([
      object('1', { plannedRepaymentDate: '2026-12-01' }),
      object('2'),
      object('3', { remainder: 1 }),
      object('4', { agreement: other }),
    ]);
    expect(days.map(({ day, estimate, payments }) => [day, estimate, payments.length])).toEqual([
      ['2026-11-27', 50_230_001, 2],
      ['2026-12-01', 50_230_000, 1],
    ]);
  });

  it('are overdue after their planned day while something is owed', () => {
    const late = { plannedRepaymentDate: '2026-11-18' };
    expect(daysOf([object('1', late)])[0]).toMatchObject({
      isLate: true,
      payments: [{ lateDays: 4 }],
    });
    expect(daysOf([object('1', { ...late, remainder: 0 })])[0]?.isLate).toBe(false);
    expect(daysOf([object('1', { plannedRepaymentDate: TODAY })])[0]?.isLate).toBe(false);
  });

  it('are listed once if two pages contain the same object', () => {
    expect(daysOf([object('1'), object('1')])[0]?.payments).toHaveLength(1);
  });

  it('keep an unknown status with the server’s text', () => {
    const status = { name: 'NEW_ONE', description: 'Передано в фонд' };
    expect(readPayments([object('1', { status })], TODAY).payments[0]?.status).toMatchObject({
      label: 'Передано в фонд',
      tone: 'neutral',
    });
  });

  it.each(['wrong-types', 'unknown-status', 'hostile-text'] as const)(
    'are read or counted as unreadable after the fault «%s»',
    async (kind) => {
      const read = readPayments([await spoiled(kind, OBJECT)], TODAY);
      expect(read.payments.length + read.unreadable).toBe(1);
      for (const { number, buyer } of read.payments) {
        expect([typeof number, typeof buyer]).toEqual(['string', 'string']);
      }
    },
  );

  it.each([
    { plannedRepaymentDate: '30.11.2026' },
    { plannedRepaymentDate: '2026-02-30' },
    { remainder: 0.5 },
    { remainder: -1 },
  ])('are counted as unreadable with an invalid day or sum: %j', (change) => {
    const read = answered('getFinancingObject', { ...object('1'), ...change });
    expect(readPayments([read], TODAY)).toEqual({ payments: [], unreadable: 1 });
  });
});

describe('the calendar sums', () => {
  const sumEntry = (day: string, sum: number, count = 1): [string, CalendarSum] => [
    day,
    { agreementId: 'a1', date: day, sum, count },
  ];

  it('are the sums of the bank once they have loaded', () => {
    const [day] = daysOf([object('1')]);
    expect(sumOfDay(day, undefined)).toEqual({ kopeks: 50_230_000, count: 1, isExact: false });
    expect(sumOfDay(day, sumEntry('2026-11-27', 7, 2)[1])).toEqual({
      kopeks: 7,
      count: 2,
      isExact: true,
    });
    expect(sumOfDay(undefined, undefined)).toEqual({ kopeks: 0, count: 0, isExact: false });
  });

  it('are exact for a month only if the sums of all its days are exact', () => {
    const days = daysOf([object('1'), object('2', { plannedRepaymentDate: '2026-12-01' })]);
    const one = new Map([sumEntry('2026-11-27', 100)]);
    expect(sumOfDays(days, one)).toEqual({ kopeks: 50_230_100, count: 2, isExact: false });
    const all = new Map([...one, sumEntry('2026-12-01', 11), sumEntry('2026-12-02', 5)]);
    expect(sumOfDays(days, all)).toEqual({ kopeks: 116, count: 3, isExact: true });
    expect(sumOfDays([], new Map()).isExact).toBe(false);
  });

  it('are equal to the sum of all payments', () => {
    const payment = fc.record({
      remainder: fc.integer({ min: 0, max: 30_000_000_000_00 }),
      plannedRepaymentDate: fc.integer({ min: -20, max: 60 }).map((days) => addDays(TODAY, days)),
    });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 60 }), (all) => {
        const days = daysOf(all.map((change, index) => object(`o${index}`, change)));
        const whole = all.reduce((sum, { remainder }) => sum + BigInt(remainder), 0n);
        expect(BigInt(sumOfDays(days, new Map()).kopeks)).toBe(whole);
      }),
    );
  });

  it('are marked as estimates until they are exact, on the screen and for screen readers', () => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    const plainDay = (...day: Parameters<typeof spokenDay>) => plain(spokenDay(...day));
    const sum = { kopeks: 123_456_789, count: 3, isExact: false };
    expect(plain(sumText(sum))).toBe('≈ 1 234 568 ₽');
    expect(plain(sumText({ ...sum, isExact: true }, false))).toBe('1 234 568 ₽');
    expect(plainDay('2026-12-11', { ...sum, isExact: true }, true)).toBe(
      '11 декабря, пятница, 3 платежа на 1 234 567,89 ₽, есть просрочка',
    );
    expect(plainDay('2026-12-11', sum, false)).toBe(
      '11 декабря, пятница, 3 платежа примерно на 1 234 568 ₽',
    );
    expect(plainDay('2026-12-12', { kopeks: 0, count: 0, isExact: false }, false)).toBe(
      '12 декабря, суббота, платежей нет',
    );
  });
});
