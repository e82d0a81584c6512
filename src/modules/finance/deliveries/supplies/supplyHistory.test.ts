import { expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { supplyHistory } from './supplyHistory';

const NOW = new Date('2026-11-22T12:00:00+03:00');
const row = {
  id: 's1',
  number: 'УПД-7',
  documentType: 'UPD',
  documentDate: '2026-11-01',
  paymentDate: '2026-12-01',
  fullPaymentDate: null,
};
const supply = answered('getSupply', row);
const financed = (object: object) => answered('getFinancingObject', { id: 'o1', ...object });

it('the history of a supply lists its events and the buyer’s due date, the earliest first', () => {
  const dates = { orderDate: '2026-11-03', financingDate: '2026-11-04' };
  const object = financed({ number: 'ТР-1', ...dates });
  expect(supplyHistory(supply, [object], NOW)).toEqual([
    {
      key: '2026-11-01 Отгрузка: УПД УПД-7',
      time: '2026-11-01',
      title: 'Отгрузка: УПД УПД-7',
      isAhead: false,
    },
    {
      key: '2026-11-03 Заказано финансирование ТР-1',
      time: '2026-11-03',
      title: 'Заказано финансирование ТР-1',
      isAhead: false,
    },
    {
      key: '2026-11-04 Банк перечислил деньги по ТР-1',
      time: '2026-11-04',
      title: 'Банк перечислил деньги по ТР-1',
      isAhead: false,
    },
    {
      key: '2026-12-01 Срок оплаты покупателем',
      time: '2026-12-01',
      title: 'Срок оплаты покупателем',
      isAhead: true,
    },
  ]);
});

it('the history of a paid supply ends with the payment', () => {
  const paid = { ...supply, fullPaymentDate: '2026-11-20' };
  expect(supplyHistory(paid, [], NOW).map(({ title }) => title)).toEqual([
    'Отгрузка: УПД УПД-7',
    'Покупатель оплатил поставку полностью',
  ]);
});

it('the history of a supply omits events without a valid date', () => {
  const dates = { documentDate: 5, paymentDate: '31.02.2026', fullPaymentDate: {} };
  const spoiled = answered('getSupply', { id: 's1', ...dates });
  const objects = [financed({ orderDate: null }), financed({})];
  expect(supplyHistory(spoiled, objects, NOW)).toEqual([]);
});
