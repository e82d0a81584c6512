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

describe('the offer to a customer', () => {
  it.each<[string, Partial<OfferAnswers>, string]>([
    ['a sender without insurance can switch it on', {}, 'open'],
    ['nothing is known yet', { insuranceSettled: false }, 'loading'],
    ['the account is not known yet', { account: { state: 'loading' } }, 'loading'],
    ['the price is not known yet', { priceSettled: false, price: null }, 'loading'],
    ['the insurance is on', { insurance: on }, 'on'],
    ['on stays on without an account', { insurance: on, account: { state: 'absent' } }, 'on'],
    ['a failed or strange status is no «off»', { insurance: { state: 'hidden' } }, 'unknown'],
    ['a failed account is no «none»', { account: { state: 'failed', message: '' } }, 'unknown'],
    ['no account', { account: { state: 'absent' } }, 'noAccount'],
    ['no account and no role', { account: { state: 'absent' }, isSender: false }, 'noAccount'],
    ['an account of a colleague', { isSender: false }, 'notSender'],
    ['no price', { price: null }, 'noPrice'],
  ])('%s', (_name, change, state) => {
    expect(insuranceOffer({ ...off, ...change }).state).toBe(state);
  });
});
