import { expect, it } from 'vitest';
import { orderRowPath, routeText } from './orders';

it.each([
  ['Москва', 'Хабаровск', 'Москва – Хабаровск'],
  ['Москва', '', 'Москва'],
  ['', 'Хабаровск', 'Хабаровск'],
  ['', '', ''],
])('the route of an order from «%s» to «%s» is «%s»', (from, to, route) => {
  expect(routeText({ from, to })).toBe(route);
});

it('the address of an order finds it by its number', () => {
  const address = new URL(orderRowPath({ id: 'a&b', number: 'ЗК 7' }), 'http://cabinet');
  expect(Object.fromEntries(address.searchParams)).toEqual({ search: 'ЗК 7', row: 'a&b' });
  expect(address.pathname).toBe('/sender/order-register');
});
