import { describe, expect, it } from 'vitest';
import { insuranceOffer, type OfferAnswers } from './insuranceOffer';

const off: OfferAnswers = {
  account: {
    state: 'connected',
    account: { id: 'credential', clientId: 'client' },
    badge: { state: 'on' },
  },
  insurance: { state: 'off', start: null, end: null },
  insuranceSettled: true,
  price: 4_900,
  priceSettled: true,
  isSender: true,
};
const on = { state: 'on', price: 4_900, start: null, end: null } as const;

describe('insuranceOffer', () => {
  it.each<[string, string, Partial<OfferAnswers>]>([
    ['open', 'a sender has no insurance yet', {}],
    ['loading', 'nothing is known yet', { insuranceSettled: false }],
    ['loading', 'the account is not known yet', { account: { state: 'loading' } }],
    ['loading', 'the price is not known yet', { priceSettled: false, price: null }],
    ['on', 'the insurance is on', { insurance: on }],
    ['on', 'it is on without an account', { insurance: on, account: { state: 'absent' } }],
    ['unknown', 'the status has failed or is unknown', { insurance: { state: 'hidden' } }],
    ['unknown', 'the account has failed to load', { account: { state: 'failed', message: '' } }],
    ['noAccount', 'there is no account', { account: { state: 'absent' } }],
    ['noAccount', 'account and role are absent', { account: { state: 'absent' }, isSender: false }],
    ['notSender', 'a colleague has the account', { isSender: false }],
    ['noPrice', 'there is no price', { price: null }],
  ])('returns %s if %s', (state, _name, change) => {
    expect(insuranceOffer({ ...off, ...change }).state).toBe(state);
  });
});
