import { describe, expect, it } from 'vitest';
import { sellerCard, type CardReader } from './sellerCard';

const seller: CardReader = { roles: [{ id: 'SELLER', deleted: false }], userIsDeleted: false };
const on = { state: 'on' } as const;

describe('the badge of the card', () => {
  it.each([
    [{ state: 'on' }, 'ON'],
    [{ state: 'off' }, 'OFF'],
    [{ state: 'error', text: 'Ключ отозван' }, 'OFF'],
    [{ state: 'hidden' }, null],
  ] as const)('shows the account state %j as %s', (account, badge) => {
    expect(sellerCard(seller, account).badge).toBe(badge);
  });

  it.each([
    ['without the role', { roles: [{ id: 'USER' }], userIsDeleted: false }],
    ['whose role was taken away', { ...seller, roles: [{ id: 'SELLER', deleted: true }] }],
    ['who is deleted', { ...seller, userIsDeleted: true }],
    ['whose kind is not known', undefined],
  ])('is off for a user %s with a connected account, who is asked to register', (_who, user) => {
    expect(sellerCard(user, on)).toMatchObject({ badge: 'OFF', way: 'register' });
    expect(sellerCard(user, { state: 'hidden' }).badge).toBeNull();
  });
});

it('the card tells a seller to connect the account in the marketplace', () => {
  expect(sellerCard(seller, { state: 'off' }).way).toBe('connect');
  expect(sellerCard({ ...seller, userIsDeleted: undefined }, on).way).toBe('connect');
});

it('the card has the service’s message about an error, or null without an error', () => {
  expect(sellerCard(seller, { state: 'error', text: 'Ключ отозван' }).error).toBe('Ключ отозван');
  expect(sellerCard(seller, { state: 'error', text: '' }).error).toBe('');
  expect(sellerCard(seller, { state: 'off' }).error).toBeNull();
});
