import { expect, it } from 'vitest';
import { errorFromBody, errorWithoutBody } from '../../../api/errors';
import { activationFailure, mayHaveHappened } from './activationFailure';

it('shows the words of the server, else those of the specification', () => {
  expect(activationFailure(errorFromBody(409, { message: 'Уже подключено' })).message).toBe(
    'Уже подключено',
  );
  expect(activationFailure(errorFromBody(400, {})).message).toBe(
    'Что-то пошло не так. Попробуйте подключить позже',
  );
});

it('does not know how a call ended whose answer was lost', () => {
  const lost = [
    errorWithoutBody('NETWORK'),
    errorWithoutBody('TIMEOUT'),
    errorWithoutBody('INVALID_RESPONSE'),
    errorFromBody(408, {}),
    errorFromBody(502, '<html>'),
  ];
  expect(lost.map(mayHaveHappened)).toEqual(lost.map(() => true));
  expect(
    [400, 403, 409, 422, 429].map((status) => mayHaveHappened(errorFromBody(status, {}))),
  ).toEqual([false, false, false, false, false]);
});
