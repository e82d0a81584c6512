import { describe, expect, it } from 'vitest';
import { connectOutcome } from './outcome';

describe('the result of connecting', () => {
  it.each([{ state: 'on' }, { state: 'hidden' }] as const)(
    'is an account if it is saved and the badge is %j',
    (badge) => {
      expect(connectOutcome(true, badge)).toEqual({ connected: true });
    },
  );

  it('is empty if the service says so', () => {
    expect(connectOutcome(true, { state: 'off' })).toEqual({ connected: false, text: '' });
    expect(connectOutcome(true, { state: 'error', text: 'Пароль отклонён' })).toEqual({
      connected: false,
      text: 'Пароль отклонён',
    });
  });

  it('is empty if nothing was saved', () => {
    expect(connectOutcome(false, { state: 'on' })).toEqual({ connected: false, text: '' });
  });
});
