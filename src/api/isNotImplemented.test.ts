import { expect, it } from 'vitest';
import { errorWithoutBody } from './errors';
import { wasNotImplemented } from './isNotImplemented';

const rootWith = (endpointName: string, error: unknown) => ({
  cabinetApi: { queries: { 'a question': { endpointName, error } } },
});

it.each([
  [501, true],
  [500, false],
  [404, false],
] as const)('wasNotImplemented after a %s returns %s', (status, expected) => {
  expect(wasNotImplemented(rootWith('findOrders', errorWithoutBody(status)), 'findOrders')).toBe(
    expected,
  );
});

it('wasNotImplemented is false for another endpoint, and without an error', () => {
  expect(wasNotImplemented(rootWith('findOrders', errorWithoutBody(501)), 'findClaims')).toBe(
    false,
  );
  expect(wasNotImplemented(rootWith('findOrders', undefined), 'findOrders')).toBe(false);
  expect(wasNotImplemented({ cabinetApi: { queries: {} } }, 'findOrders')).toBe(false);
});
