import { describe, expect, it } from 'vitest';
import { errorFromBody } from '../../api/errors';
import { failureOf } from './FoundRows';

describe('failureOf', () => {
  it.each([404, 405, 501])(
    'returns the text for an unavailable section after a %i, without the server’s message',
    (status) => {
      expect(failureOf(errorFromBody(status, { message: 'No route' }))).toMatchObject({
        title: 'Раздел пока недоступен',
        message: expect.not.stringContaining('No route'),
      });
    },
  );

  it('returns the server’s message after any other failure', () => {
    const failure = failureOf(errorFromBody(403, { message: 'Недостаточно прав' }));
    expect(failure).toEqual({ message: 'Недостаточно прав' });
  });
});
