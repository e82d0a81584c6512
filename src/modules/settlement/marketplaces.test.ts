import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { marketplacesOf } from './marketplaces';

const held = (...ids: string[]) => ({ roles: ids.map((id) => ({ id, deleted: false })) });

describe('marketplacesOf', () => {
  it.each([
    [['SELLER', 'USER'], 'Маркетплейс'],
    [['USER', 'SENDER'], 'Курьерская служба'],
    [['SENDER', 'SELLER'], 'Маркетплейс и курьерская служба'],
    [['USER', 'FINANCE'], null],
    [[], null],
  ])('maps the roles %j to %s', (ids, line) => {
    expect(marketplacesOf(held(...ids))).toBe(line);
  });

  it('omits a removed role', () => {
    const roles = [
      { id: 'SELLER', deleted: true },
      { id: 'SENDER', deleted: false },
    ];
    expect(marketplacesOf({ roles })).toBe('Курьерская служба');
  });

  it.each([
    [undefined],
    [answered('getCurrentUser', { id: 'u', roles: null })],
    [answered('getCurrentUser', { id: 'u', roles: [null, 7, { id: 3 }] })],
  ])('returns null for an invalid user: %j', (user) => {
    expect(marketplacesOf(user)).toBeNull();
  });
});
