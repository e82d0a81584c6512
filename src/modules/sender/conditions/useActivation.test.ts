import { expect, it } from 'vitest';
import { errorFromBody } from '../../../api/errors';
import { activationFailure } from './useActivation';

it('shows the words of the server, else those of the specification', () => {
  expect(activationFailure(errorFromBody(409, { message: 'Уже подключено' })).message).toBe(
    'Уже подключено',
  );
  expect(activationFailure(errorFromBody(400, {})).message).toBe(
    'Что-то пошло не так. Попробуйте подключить позже',
  );
});
