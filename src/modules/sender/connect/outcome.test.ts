import { describe, expect, it } from 'vitest';
import { connectOutcome } from './outcome';

describe('connectOutcome', () => {
  it.each([{ state: 'on' }, { state: 'hidden' }] as const)(
    'returns «connected» if the account is saved and the badge is %j',
    (badge) => {
      expect(connectOutcome(true, badge)).toEqual({ connected: true });
    },
  );

  it('returns «not connected» if the service reports no access or an error', () => {
    expect(connectOutcome(true, { state: 'off' })).toEqual({ connected: false, text: '' });
    expect(connectOutcome(true, { state: 'error', text: 'Пароль отклонён' })).toEqual({
      connected: false,
      text: 'Пароль отклонён',
    });
  });

  it('returns «not connected» if nothing was saved', () => {
    expect(connectOutcome(false, { state: 'on' })).toEqual({ connected: false, text: '' });
  });
});
