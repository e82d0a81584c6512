import { expect, it } from 'vitest';
import { errorWithoutBody } from './errors';
import { wasMissingCall } from './isMissingCall';

const rootWith = (endpointName: string, error: unknown) => ({
  cabinetApi: { queries: { 'a question': { endpointName, error } } },
});

it.each([
  [501, true],
  [500, false],
  [404, false],
] as const)('wasMissingCall after a %s returns %s', (status, expected) => {
  expect(wasMissingCall(rootWith('findOrders', errorWithoutBody(status)), 'findOrders')).toBe(
    expected,
  );
});

it('wasMissingCall is false for another endpoint, and without an error', () => {
  expect(wasMissingCall(rootWith('findOrders', errorWithoutBody(501)), 'findClaims')).toBe(false);
  expect(wasMissingCall(rootWith('findOrders', undefined), 'findOrders')).toBe(false);
  expect(wasMissingCall({ cabinetApi: { queries: {} } }, 'findOrders')).toBe(false);
});
