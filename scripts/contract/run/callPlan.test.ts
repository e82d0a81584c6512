import { expect, it } from 'vitest';
import { withIdentity } from './callPlan';

it('the cookies of a call and the cookie of its API key are sent together', () => {
  expect(withIdentity({ Cookie: 'room=7' }, { Cookie: 'key=abc' })).toEqual({
    Cookie: 'room=7; key=abc',
  });
  expect(withIdentity({ Accept: '*/*' }, { Cookie: 'key=abc' })).toEqual({
    Accept: '*/*',
    Cookie: 'key=abc',
  });
  expect(withIdentity({ Accept: '*/*' }, {})).toEqual({ Accept: '*/*' });
});
