import { expect, it } from 'vitest';
import { errorFromBody, errorWithoutBody } from './errors';
import { mayHaveBeenDone } from './outcome';

it.each([
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'INVALID_RESPONSE',
  408,
  500,
  502,
  503,
  504,
  599,
] as const)('the server may have executed a call that failed with %s', (status) =>
  expect(mayHaveBeenDone(errorWithoutBody(status))).toBe(true),
);

it.each([400, 401, 403, 404, 405, 406, 409, 413, 422, 425, 429, 501] as const)(
  'the server has not executed a call that it refused with %s',
  (status) => expect(mayHaveBeenDone(errorFromBody(status, {}))).toBe(false),
);

it('the server may have executed a call if an exception in the cabinet hides the response', () => {
  expect(mayHaveBeenDone(new TypeError('x is not a function'))).toBe(true);
});
