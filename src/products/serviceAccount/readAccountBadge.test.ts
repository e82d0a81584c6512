import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { readAccountBadge } from './useAccountHealth';

const read = (body: unknown) =>
  readAccountBadge({ health: answered('getServiceHealth', body), healthFailed: false });

describe('the badge of an account', () => {
  it.each([
    ['AVAILABLE', null, { state: 'on' }],
    ['EMPTY', null, { state: 'off' }],
    ['ERROR', 'Пароль отклонён', { state: 'error', text: 'Пароль отклонён' }],
    ['ERROR', null, { state: 'error', text: '' }],
    ['ERROR', { text: 'Пароль отклонён' }, { state: 'error', text: '' }],
    ['SLEEPING', null, { state: 'hidden' }],
    ['available', null, { state: 'hidden' }],
    [null, null, { state: 'hidden' }],
    [['AVAILABLE'], null, { state: 'hidden' }],
  ])('for the health %j and the message %j is %j', (status, description, badge) => {
    expect(read({ status, description })).toEqual(badge);
  });

  it('is hidden before the first response, and a response of a wrong shape is refused', () => {
    const nothing = readAccountBadge({ health: undefined, healthFailed: false });
    expect(nothing).toEqual({ state: 'hidden' });
    for (const body of [undefined, null, 'AVAILABLE', []]) {
      expect(() => read(body)).toThrow(TypeError);
    }
  });

  it('is hidden if the check failed, even after an earlier response', () => {
    const health = { status: 'AVAILABLE', description: null };
    expect(readAccountBadge({ health, healthFailed: true })).toEqual({ state: 'hidden' });
  });
});
