import type { Organization } from '../../../api/endpoints/organization';
import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import type { Payer } from './clientBankFile';
import { sorted } from '../../../lib/copies';

/** An account from which bills can be paid. */
export interface PayerAccount extends Pick<
  Payer,
  'bankName' | 'bik' | 'correspondentAccount' | 'settlementAccount'
> {
  id: string;
  isMain: boolean;
}

/** Returns the accounts in rubles that have a valid БИК and number, the main account first. */
export function payerAccounts(rows: readonly PaymentDetails[]): PayerAccount[] {
  return sorted(
    rows
      .filter(({ currency }) => !currency || currency === 'RUB')
      .map(({ id, main = false, bankName = '', bik = '', ...account }) => ({
        id,
        isMain: main,
        bankName,
        bik,
        correspondentAccount: account.correspondentAccount ?? '',
        settlementAccount: account.settlementAccount ?? '',
      }))
      .filter(
        ({ bik, settlementAccount }) =>
          /^[0-9]{9}$/.test(bik) && /^[0-9]{20}$/.test(settlementAccount),
      ),
    (a, b) => Number(b.isMain) - Number(a.isMain),
  );
}

/** Returns the organization as the payer, with one of its accounts. */
export function payerOf(
  organization: Pick<Organization, 'name' | 'itn' | 'kpp'> | undefined,
  { bankName, bik, correspondentAccount, settlementAccount }: PayerAccount,
): Payer {
  return {
    name: organization?.name ?? '',
    itn: organization?.itn ?? '',
    kpp: organization?.kpp ?? '',
    bankName,
    bik,
    correspondentAccount,
    settlementAccount,
  };
}

/** Reads the number of a payment order: one to six digits, not zero; null for any other text. */
export function orderNumber(typed: string): number | null {
  const text = typed.trim();
  return /^[0-9]{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
