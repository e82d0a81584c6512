import { expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { isFilteredBy } from '../../../../blocks/registry/registryQuery';
import { ordersQuery } from './register';
import { orderFigures } from '../../orderFigures';
import { tileFilters } from './OrderTiles';

const dashboard = {
  period: { startDate: '2026-06-01', endDate: '2026-11-20' },
  ordersTotal: 118,
  insuredOrders: 97,
  insuredSum: 74_320_000,
  paidClaims: 8,
  claimsPaidSum: 0,
  unpaidInvoices: 2,
  byStatus: [
    { status: { code: 'DELIVERED' }, ordersTotal: 71 },
    { status: { code: 'NOT_DELIVERED' }, ordersTotal: 13 },
  ],
};

it('the tiles of orders show the figures; the tile of undelivered orders filters by period and status', () => {
  const figures = orderFigures(answered('getOrderDashboard', dashboard));
  expect(figures).toMatchObject({ ordersTotal: 118, notDelivered: 13, claimsPaidSum: 0 });
  expect(tileFilters(figures).notDelivered).toEqual({
    period: { from: '2026-06-01', to: '2026-11-20' },
    status: ['NOT_DELIVERED'],
  });
});

it('a tile of orders is pressed only by its own filter', () => {
  const { all, insured } = tileFilters(orderFigures(answered('getOrderDashboard', dashboard)));
  expect(isFilteredBy(ordersQuery, insured, insured)).toBe(true);
  expect(isFilteredBy(ordersQuery, all, insured)).toBe(false);
  expect(isFilteredBy(ordersQuery, insured, { ...insured, claim: true })).toBe(false);
  expect(isFilteredBy(ordersQuery, {}, {})).toBe(false);
});
