import { describe, expect, it } from 'vitest';
import { topicsInOrder } from './topicsInOrder';

const userWith = (roles: string[], excludedModules: string[] = []) => ({
  roles: roles.map((id) => ({ id })),
  organization: { excludedModules },
});
const everything = ['debtors', 'finance', 'seller', 'sender'];

describe('the order of the topics', () => {
  it('begins with common topics, followed by the visitor’s products', () => {
    expect(topicsInOrder({ serverNames: ['finance'], user: userWith(['USER']) })).toEqual({
      own: ['general', 'account', 'finance'],
      other: ['debtors', 'seller', 'sender', 'settlement'],
    });
  });

  it('puts the insurance of orders among the visitor’s products only if the visitor has its role', () => {
    const sender = topicsInOrder({ serverNames: everything, user: userWith(['SENDER', 'USER']) });
    expect(sender.own).toEqual([
      'general',
      'account',
      'debtors',
      'finance',
      'sender',
      'settlement',
    ]);
    expect(sender.other).toEqual(['seller']);
  });

  it('puts a product that the organization excludes among the other products', () => {
    const user = userWith(['USER'], ['finance']);
    expect(topicsInOrder({ serverNames: everything, user }).other).toContain('finance');
  });

  it('contains all topics for any user', () => {
    for (const user of [undefined, userWith([]), userWith(['SELLER', 'SENDER', 'USER'])]) {
      const { own, other } = topicsInOrder({ serverNames: everything, user });
      expect([...own, ...other].toSorted()).toHaveLength(7);
      expect(own.slice(0, 2)).toEqual(['general', 'account']);
    }
  });
});
