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
] as const)('a call that ended in %s counts as not implemented: %s', (status, expected) => {
  expect(wasNotImplemented(rootWith('findOrders', errorWithoutBody(status)), 'findOrders')).toBe(
    expected,
  );
});

it('isNotImplemented is false for another call and without an error', () => {
  expect(wasNotImplemented(rootWith('findOrders', errorWithoutBody(501)), 'findClaims')).toBe(
    false,
  );
  expect(wasNotImplemented(rootWith('findOrders', undefined), 'findOrders')).toBe(false);
  expect(wasNotImplemented({ cabinetApi: { queries: {} } }, 'findOrders')).toBe(false);
});
