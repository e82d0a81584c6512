import { expect, it } from 'vitest';
import { createTestBackend } from '../node';
import { control } from '../testing/control';
import { send, signIn } from '../testing/client';
import { rubles } from './fields';

const backend = createTestBackend({ scenario: 'empty' });
const { seed, world } = backend;

it('one line of a test adds an offer, several orders, or a claim for a given order', () => {
  seed.debtorOffer({ status: 'DENIED', insuranceLimit: rubles(5_000_000) });
  seed.order.many(20, { insured: true });
  const order = seed.order();
  const claim = seed.claim.rejected({ order });
  seed.financingObject({ supply: { status: 'OVERDUE', amount: rubles(400_000) } });

  expect(claim.orderId).toBe(order.id);
  expect(world.db.debtorOffer.count()).toBe(1);
});

it('a fault breaks one call, and the clock moves to a moment in Moscow', async () => {
  const sent = { token: await signIn(backend), body: {} };
  backend.faults.post([{ operationId: 'findActualDebtorOffers', kind: '503', times: 1 }]);
  const { status } = await send(backend, 'findActualDebtorOffers', sent);
  expect(status).toBe(503);

  await control(backend, 'POST clock', { to: '2030-12-10T09:00', keepSessions: true });
  seed.debtorOffer();
  const answer = await send(backend, 'findActualDebtorOffers', sent);
  expect(answer.ok && world.clock.now() >= Date.parse('2030-12-10T09:00+03:00')).toBe(true);
});
