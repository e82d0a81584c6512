import { describe, expect, it } from 'vitest';
import { answered } from '../../../../test/render/answered';
import { errorFromBody } from '../../../api/errors';
import { senderOfferView, type SenderOfferAnswers } from './useSenderOffer';

const answers: SenderOfferAnswers = {
  account: { state: 'absent' },
  accountError: undefined,
  insurance: { state: 'off', start: null, end: null },
  agreement: { data: { available: true } },
  settled: true,
};
const connected: Partial<SenderOfferAnswers> = {
  account: {
    state: 'connected',
    account: { id: 'c1', clientId: '770412345' },
    badge: { state: 'on' },
  },
};
const on: Partial<SenderOfferAnswers> = {
  insurance: { state: 'on', price: 4900, start: null, end: null },
};
const hidden: Partial<SenderOfferAnswers> = { insurance: { state: 'hidden' } };
const view = (change: Partial<SenderOfferAnswers> = {}) =>
  senderOfferView({ ...answers, ...change });

describe('the footer of the card (rule N2)', () => {
  it.each<[string, string, Partial<SenderOfferAnswers>, boolean, boolean]>([
    ['both', 'no account, insurance off', {}, true, true],
    ['none', 'no account, insurance on', on, false, false],
    ['none', 'no account, insurance unknown', hidden, false, false],
    ['both', 'an account, insurance off', connected, true, true],
    ['conditions', 'an account, insurance on', { ...connected, ...on }, false, true],
    ['conditions', 'an account, insurance unknown', { ...connected, ...hidden }, false, true],
    ['both', 'an unknown account', { account: { state: 'failed', message: '' } }, true, true],
  ])('shows the buttons «%s» for %s', (_buttons, _name, change, canInsure, hasConditions) => {
    expect(view(change)).toEqual({ state: 'ready', canInsure, hasConditions });
  });
});

describe('the senders’ section', () => {
  it('is loading until every call has succeeded or failed', () => {
    expect(view({ ...connected, settled: false })).toEqual({ state: 'loading' });
  });

  it('shows the waiting card until the owner of the cabinet has confirmed the user', () => {
    const accountError = errorFromBody(406, { code: '406' });
    const account = { state: 'failed', message: accountError.message } as const;
    expect(view({ account, accountError })).toEqual({ state: 'notVerified' });
  });

  it('is hidden for an organization without an offer (rule N16)', () => {
    expect(view({ agreement: { data: { available: false } } })).toEqual({ state: 'absent' });
  });

  it.each([
    ['an account', connected],
    ['the insurance', on],
  ])('is never hidden from a user with %s', (_name, change) => {
    expect(view({ ...change, agreement: { data: { available: false } } }).state).toBe('ready');
  });

  it.each([{}, { data: null }, { data: { available: 'no' } }])(
    'is shown if the agreement is unknown (%j)',
    (agreement) => {
      const read = answered('getProductAgreement', agreement);
      expect(view({ agreement: read }).state).toBe('ready');
      expect(view({ agreement: undefined }).state).toBe('ready');
    },
  );
});
