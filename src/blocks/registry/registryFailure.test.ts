import { describe, expect, it } from 'vitest';
import { errorFromBody } from '../../api/errors';
import { failureOf } from './FoundRows';

describe('rows that could not be had', () => {
  it.each([404, 405, 501])('because the server has no such call, by %i', (status) => {
    expect(failureOf(errorFromBody(status, { message: 'No route' }))).toMatchObject({
      title: 'Раздел пока недоступен',
      message: expect.not.stringContaining('No route'),
    });
  });

  it('for any other reason are explained by the server', () => {
    const failure = failureOf(errorFromBody(403, { message: 'Недостаточно прав' }));
    expect(failure).toEqual({ message: 'Недостаточно прав' });
  });
});
