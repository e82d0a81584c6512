import { expect, it } from 'vitest';
import { createTestBackend } from '../node';
import { rubles } from './fields';

const { seed, world } = createTestBackend({ scenario: 'empty' });

it('one line for one more offer, and what belongs together is built together', () => {
  seed.debtorOffer({ status: 'DENIED', insuranceLimit: rubles(5_000_000) });
  const [order] = seed.order.many(20, { insured: true });
  const claim = seed.claim.rejected({ ...(order && { order }) });
  seed.financingObject({ supply: { status: 'OVERDUE', amount: rubles(400_000) } });

  expect(claim.orderId).toBe(order?.id);
  expect(world.db.debtorOffer.count()).toBe(1);
});
