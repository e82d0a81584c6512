import { expect, it } from 'vitest';
import { createBackend } from '../backend/backend';
import { signIn, succeed } from '../backend/testing/client';
import { contract } from '../backend/contract';
import { anna, debtorOffer } from './seeds';

it('the seeds of tests contain Anna as the mock backend returns her', async () => {
  const backend = createBackend();
  const token = await signIn(backend, anna.username);
  expect(anna).toEqual(await succeed(backend, 'getCurrentUser', { token }));
});

it('the seeds of tests contain an offer that fits the contract', () => {
  const findings = contract.checkResponse({
    operationId: 'findActualDebtorOffers',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify([debtorOffer('NEW')])),
  });
  expect(findings).toEqual([]);
});
