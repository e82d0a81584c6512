import { expect, it } from 'vitest';
import { errorWithoutBody } from '../errors';
import { isMissing } from './missingCalls';

const rootWith = (endpointName: string, error: unknown) => ({
  cabinetApi: { queries: { 'a question': { endpointName, error } } },
});

it.each([
  [501, true],
  [500, false],
  [404, false],
] as const)('a call that ended in %s is missing: %s', (status, expected) => {
  expect(isMissing(rootWith('findOrders', errorWithoutBody(status)), 'findOrders')).toBe(expected);
});

it('another call is another matter, and so is no error at all', () => {
  expect(isMissing(rootWith('findOrders', errorWithoutBody(501)), 'findClaims')).toBe(false);
  expect(isMissing(rootWith('findOrders', undefined), 'findOrders')).toBe(false);
  expect(isMissing({ cabinetApi: { queries: {} } }, 'findOrders')).toBe(false);
});
