import { QueryStatus } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { errorWithoutBody } from '../errors';
import { isMissing } from './missingCalls';

type Root = Parameters<typeof isMissing>[0];

const rootWith = (endpointName: string, error: unknown): Root => ({
  cabinetApi: {
    queries: {
      'a question': {
        endpointName,
        error,
        status: QueryStatus.rejected,
        requestId: 'r',
        originalArgs: undefined,
        startedTimeStamp: 0,
      },
    },
  },
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
