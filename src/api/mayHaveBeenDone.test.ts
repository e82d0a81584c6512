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
] as const)('a call may have been executed if it ended in %s', (status) =>
  expect(mayHaveBeenDone(errorWithoutBody(status))).toBe(true),
);

it.each([400, 401, 403, 404, 405, 406, 409, 413, 422, 425, 429, 501] as const)(
  'a call has not been executed if it was answered by %s',
  (status) => expect(mayHaveBeenDone(errorFromBody(status, {}))).toBe(false),
);

it('a call may have been executed if an error of the cabinet hides the answer', () => {
  expect(mayHaveBeenDone(new TypeError('x is not a function'))).toBe(true);
});
