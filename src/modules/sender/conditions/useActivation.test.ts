import { expect, it } from 'vitest';
import { errorFromBody } from '../../../api/errors';
import { activationFailure } from './useActivation';

it('a failed activation shows the server’s message, or the default one', () => {
  expect(activationFailure(errorFromBody(409, { message: 'Уже подключено' })).message).toBe(
    'Уже подключено',
  );
  expect(activationFailure(errorFromBody(400, {})).message).toBe(
    'Что-то пошло не так. Попробуйте подключить позже',
  );
});
