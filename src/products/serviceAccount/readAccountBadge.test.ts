import { describe, expect, it } from 'vitest';
import { readAccountBadge } from './readAccountBadge';

const read = (health: unknown) => readAccountBadge({ health, healthFailed: false });

describe('the badge of an account (specification, section 4)', () => {
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
  ])('of the health %j (%j)', (status, description, badge) => {
    expect(read({ status, description })).toEqual(badge);
  });

  it.each([undefined, null, 'AVAILABLE', []])('is hidden without an answer (%j)', (health) => {
    expect(read(health)).toEqual({ state: 'hidden' });
  });

  it('is hidden when the check failed, whatever an earlier one said', () => {
    const health = { status: 'AVAILABLE', description: null };
    expect(readAccountBadge({ health, healthFailed: true })).toEqual({ state: 'hidden' });
  });
});
