import { asPart } from '../../../../api/asPart';
import type { SearchRequest } from '../../../../api/endpoints/user';
import type { Payer } from './clientBankFile';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** The accounts of the organization, the main one first; the bills stand without. */
export function payerAccountsRequest(organizationId: string) {
  const searchRequest: SearchRequest = {
    pageNumber: 0,
    pageSize: 100,
    filters: [{ field: 'organizationId', value: organizationId, operation: 'EQ' }],
    sorts: [{ field: 'main', direction: 'DESC' }],
  };
  return asPart({ searchRequest });
}

/** An account that can be paid from. */
export interface PayerAccount extends Pick<
  Payer,
  'bankName' | 'bik' | 'correspondentAccount' | 'settlementAccount'
> {
  id: string;
  isMain: boolean;
}

function payerAccount(row: object): PayerAccount & { currency: string } {
  const account = fieldsOf(row);
  return {
    id: shownText(account['id']),
    isMain: account['main'] === true,
    bankName: shownText(account['bankName']),
    bik: shownText(account['bik']),
    correspondentAccount: shownText(account['correspondentAccount']),
    settlementAccount: shownText(account['settlementAccount']),
    currency: shownText(account['currency']),
  };
}

/** The accounts in rubles that a payment order can name, the main one first. */
export function payerAccounts(rows: readonly object[]): PayerAccount[] {
  return rows
    .map(payerAccount)
    .filter(
      ({ id, bik, settlementAccount, currency }) =>
        id !== '' &&
        (currency === 'RUB' || currency === '') &&
        /^[0-9]{9}$/.test(bik) &&
        /^[0-9]{20}$/.test(settlementAccount),
    )
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

/** The organization as the payer from one of its accounts. */
export function payerOf(organization: unknown, account: PayerAccount): Payer {
  const { name, itn, kpp } = fieldsOf(organization);
  const { bankName, bik, correspondentAccount, settlementAccount } = account;
  return {
    name: shownText(name),
    itn: shownText(itn),
    kpp: shownText(kpp),
    bankName,
    bik,
    correspondentAccount,
    settlementAccount,
  };
}

/** The number of a payment order: one to six figures, not zero; null for anything else. */
export function orderNumber(typed: string): number | null {
  const text = typed.trim();
  return /^[0-9]{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
