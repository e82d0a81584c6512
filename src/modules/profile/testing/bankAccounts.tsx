import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import type { TestCabinet, Visit } from '../../../../test/render/cabinet';
import AccountsTab from '../accounts/AccountsTab';

/** Returns the accounts of Anna's organization in the backend, the main one first. */
export function storedAccounts({ backend }: TestCabinet) {
  return backend.world.db.paymentDetails
    .findMany({ where: { organizationId: { equals: SEVERNY_VETER.id } } })
    .map(({ id, bankName, bik, correspondentAccount, settlementAccount, currency, main }) => ({
      id,
      bankName,
      bik,
      correspondentAccount,
      settlementAccount,
      currency,
      main,
    }))
    .toSorted((one, other) => Number(other.main) - Number(one.main));
}

/** Renders the tab, and waits for its list. */
export async function openAccounts(cabinet: TestCabinet, visit?: Visit) {
  const tab = await cabinet.show({ '/profile': <AccountsTab /> }, visit);
  await screen.findByRole('heading', { name: 'Банковские реквизиты' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return tab;
}
