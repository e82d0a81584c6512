import { describe, expect, it } from 'vitest';
import { errorWithoutBody } from '../../../api/errors';
import { firstStage, staleLink } from './confirmStage';
import type { Confirmation } from './pendingConfirmation';

const waiting: Confirmation = {
  stage: 'code',
  kind: 'seller',
  registrationId: 'r1',
  codeSentTo: null,
  resendAt: 0,
};

describe('the first stage of /confirm', () => {
  it('uses the token of the link if the address has one', () => {
    expect(firstStage(['abc'], waiting)).toEqual({ name: 'link', token: 'abc' });
  });

  it.each([[['']], [['a', 'b']], [['x'.repeat(1025)]]])(
    'refuses the tokens %j as an invalid link',
    (tokens) => {
      expect(firstStage(tokens, waiting)).toEqual({ name: 'stale', reason: 'wrong' });
    },
  );

  it('depends on the registration of this tab if there is no link', () => {
    expect(firstStage([], waiting)).toEqual({ name: 'code', pending: waiting });
    expect(firstStage([], { stage: 'confirmed' })).toEqual({ name: 'confirmed', confirmed: null });
    expect(firstStage([], null)).toEqual({ name: 'stale', reason: 'noContext' });
  });
});

describe('staleLink', () => {
  it.each([
    [410, 'expired'],
    [400, 'wrong'],
    [404, 'wrong'],
    [422, 'wrong'],
    [429, undefined],
    [503, undefined],
    ['NETWORK', undefined],
    ['TIMEOUT', undefined],
  ] as const)('maps the status %s to %s', (status, expected) => {
    expect(staleLink(errorWithoutBody(status))).toBe(expected);
  });
});
