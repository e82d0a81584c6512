import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { anna } from '../../../shell/testing/cabinetForTests';
import AccountsTab from '../accounts/AccountsTab';
import { renderTab, type Answers } from './renderTab';

/** The main account of an organization, with its right keys. */
export const main = {
  id: 'a1',
  organizationId: 'o1',
  bankName: 'ПАО «Национальный банк развития»',
  bik: '044030999',
  correspondentAccount: '30101810400000000999',
  settlementAccount: '40702810655000012345',
  currency: 'RUB',
  main: true,
};
export const second = {
  ...main,
  id: 'a2',
  settlementAccount: '40702810155000067890',
  main: false,
};
export const FIND = '/v1/paymentDetails/find';
export const CREATE = '/v1/organization/paymentDetails';

/** What the search answers. */
export const page = (...content: object[]) => ({
  status: 200,
  body: { content, totalElements: content.length, totalPages: 1, number: 0, size: 100 },
});
/** A server that accepts every change of these accounts. */
export const answersOf = (...accounts: object[]): Answers => ({
  [FIND]: page(...accounts),
  '/v1/user': { status: 200, body: anna },
  ...Object.fromEntries(
    [main, second].map((one) => [`/v1/paymentDetails/${one.id}`, { status: 200, body: one }]),
  ),
  [CREATE]: { status: 200, body: main },
  [`${CREATE}/a1`]: { status: 200, body: main },
  [`${CREATE}/a2`]: { status: 200, body: second },
});

/** Draws the tab, and waits until its list is there. */
export async function openAccounts(answers: Answers = answersOf(main, second), user = anna) {
  const tab = await renderTab(<AccountsTab />, answers, user);
  await screen.findByRole('heading', { name: 'Банковские реквизиты' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return tab;
}
