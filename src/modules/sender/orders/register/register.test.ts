import { expect, it } from 'vitest';
import { ordersQuery } from './register';

it.each([
  ['1562 001 106', 'trackNumber', '1562001106'],
  ['№ ПП-104512', 'orderNumber', 'ПП-104512'],
  ['ПП–104512', 'orderNumber', 'ПП-104512'],
  ['Нижний Новгород', 'toCity', 'Нижний Новгород'],
])('the search «%s» filters %s by «%s»', (text, field, value) => {
  const condition = { field, value, operation: 'LIKE' };
  expect(ordersQuery.filters.search.conditions(text, new Date(0))).toEqual([condition]);
});
