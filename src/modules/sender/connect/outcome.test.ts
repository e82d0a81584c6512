import { describe, expect, it } from 'vitest';
import { connectOutcome } from './outcome';

describe('connectOutcome', () => {
  it.each([{ state: 'on' }, { state: 'hidden' }] as const)(
    'returns «connected» if the account is saved and the badge is %j',
    (badge) => {
      expect(connectOutcome(true, badge)).toEqual({ connected: true });
    },
  );

  it('is not connected if the service says so', () => {
    expect(connectOutcome(true, { state: 'off' })).toEqual({ connected: false, text: '' });
    expect(connectOutcome(true, { state: 'error', text: 'Пароль отклонён' })).toEqual({
      connected: false,
      text: 'Пароль отклонён',
    });
  });

  it('is not connected if nothing was saved', () => {
    expect(connectOutcome(false, { state: 'on' })).toEqual({ connected: false, text: '' });
  });
});
