import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { monthsText, orderFigures } from './orderFigures';

const month = (name: string, ordersTotal: unknown, insuredOrders: unknown) => ({
  month: name,
  ordersTotal,
  insuredOrders,
});
const status = (code: unknown, name: unknown, ordersTotal: unknown) => ({
  status: { code, name },
  ordersTotal,
});

const figuresOf = (body: unknown) => orderFigures(answered('getOrderDashboard', body));

describe('the figures of the dashboard', () => {
  it('split the orders of each month into insured and uninsured, the earliest month first', () => {
    const june = { id: '2026-06', name: 'июнь 2026', label: 'июн' };
    const july = { id: '2026-07', name: 'июль 2026', label: 'июл' };
    const { months } = figuresOf({
      byMonth: [
        month('2026-07', 18, 15),
        { ...month('2026-06', 17, 14), premiumSum: 980_000, claimsPaidSum: 40_000 },
      ],
    });
    expect(months).toEqual([
      { ...june, insured: 14, uninsured: 3, premiumSum: 980_000, claimsPaidSum: 40_000 },
      { ...july, insured: 15, uninsured: 3, premiumSum: undefined, claimsPaidSum: undefined },
    ]);
  });

  it('show the server’s name of a status, else the cabinet’s name, and omit a status without either', () => {
    const { statuses } = figuresOf({
      byStatus: [status('SENT', 'В пути', 9), status('DELIVERED', null, 71), status('NEW', '', 1)],
    });
    expect(statuses).toEqual([
      { id: 'SENT', name: 'В пути', orders: 9 },
      { id: 'DELIVERED', name: 'Вручен', orders: 71 },
    ]);
  });

  it('omit invalid values and duplicates', () => {
    const figures = figuresOf({
      byMonth: [
        month('2026-13', 1, 1),
        month('2026-05', '17', 1),
        month('2026-06', 3, 5),
        month('2026-06', 9, 9),
        null,
        'июль',
      ],
      byStatus: [status('SENT', 'Отправлен', 1), status('SENT', 'Отправлен', 2), status({}, {}, 3)],
      insuredSum: 'много',
      premiumSum: -1,
      ordersTotal: 2.5,
    });
    expect(figures.months.map(({ insured, uninsured }) => [insured, uninsured])).toEqual([[5, 0]]);
    expect(figures.statuses.map(({ orders }) => orders)).toEqual([1]);
    expect([figures.insuredSum, figures.premiumSum, figures.ordersTotal]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are empty for an object without figures; a response that is no object throws an error', () => {
    for (const answer of [{}, { byMonth: {}, byStatus: 7 }]) {
      expect(figuresOf(answer)).toMatchObject({ period: null, months: [], statuses: [] });
    }
    for (const answer of [null, undefined, [], 'text']) {
      expect(() => figuresOf(answer)).toThrow(TypeError);
    }
  });

  it('contain only the last twelve months of a longer list', () => {
    const byMonth = Array.from({ length: 48 }, (_, index) =>
      month(`${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`, 1, 1),
    );
    const { months } = figuresOf({ byMonth });
    expect([months.length, months[0]?.id, months.at(-1)?.id]).toEqual([12, '2026-01', '2026-12']);
  });

  it.each([
    ['2026-06-01', '2026-11-20', 'июнь — ноябрь 2026'],
    ['2025-12-01', '2026-05-20', 'декабрь 2025 — май 2026'],
    ['2026-11-01', '2026-11-20', 'ноябрь 2026'],
    ['вчера', '2026-11-20', ''],
  ])('name the period from %s to %s «%s»', (startDate, endDate, period) => {
    const { period: days } = figuresOf({ period: { startDate, endDate } });
    expect(monthsText(days)).toBe(period);
  });
});
