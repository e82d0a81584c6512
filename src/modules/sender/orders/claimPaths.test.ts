import { expect, it } from 'vitest';
import { claimPath, orderRowPath, routeText } from './claimPaths';

const claim = { id: 'c/1', number: 'ЗВ-7', status: { name: 'DRAFT' } };

it('the path of a claim opens its form while it can be changed, and its panel afterwards', () => {
  expect(claimPath(claim, 'o 1')).toBe('/sender/create-claim/o%201');
  expect(claimPath({ ...claim, status: { name: 'DOCUMENTS_REQUESTED' } }, 'o')).toBe(
    '/sender/create-claim/o',
  );
  expect(claimPath({ ...claim, status: { name: 'PAID' } }, 'o')).toBe(
    '/sender/order-register?tab=claims&search=%D0%97%D0%92-7&row=c%2F1',
  );
  expect(claimPath(claim, '')).toContain('tab=claims');
});

it.each([
  ['Москва', 'Хабаровск', 'Москва – Хабаровск'],
  ['Москва', '', 'Москва'],
  ['', 'Хабаровск', 'Хабаровск'],
  ['', '', ''],
])('the route of an order from «%s» to «%s» is «%s»', (fromCity, toCity, route) => {
  expect(routeText({ fromCity, toCity })).toBe(route);
});

it('the link to an order opens the register, filtered by the order number', () => {
  const address = new URL(orderRowPath({ id: 'a&b', number: 'ЗК 7' }), 'http://cabinet');
  expect(Object.fromEntries(address.searchParams)).toEqual({ search: 'ЗК 7', row: 'a&b' });
  expect(address.pathname).toBe('/sender/order-register');
});
