import { expect, it } from 'vitest';
import { ordersQuery } from './register';

it.each([
  ['1562 001 106', { field: 'trackNumber', value: '1562001106', operation: 'LIKE' }],
  ['№ ПП-104512', { field: 'orderNumber', value: 'ПП-104512', operation: 'LIKE' }],
  ['ПП–104512', { field: 'orderNumber', value: 'ПП-104512', operation: 'LIKE' }],
  ['Нижний Новгород', { field: 'toCity', value: 'Нижний Новгород', operation: 'LIKE' }],
])('the search «%s» is normalized to a number or a city', (text, condition) => {
  expect(ordersQuery.filters.search.conditions(text, new Date(0))).toEqual([condition]);
});
