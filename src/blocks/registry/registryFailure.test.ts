import { describe, expect, it } from 'vitest';
import { errorFromBody } from '../../api/errors';
import { failureOf } from './FoundRows';

describe('rows that failed to load', () => {
  it.each([404, 405, 501])(
    'have the text of a missing section after %i, without the server’s message',
    (status) => {
      expect(failureOf(errorFromBody(status, { message: 'No route' }))).toMatchObject({
        title: 'Раздел пока недоступен',
        message: expect.not.stringContaining('No route'),
      });
    },
  );

  it('have the server’s message after any other failure', () => {
    const failure = failureOf(errorFromBody(403, { message: 'Недостаточно прав' }));
    expect(failure).toEqual({ message: 'Недостаточно прав' });
  });
});
