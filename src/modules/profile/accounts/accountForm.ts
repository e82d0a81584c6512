import type {
  NewPaymentDetails,
  PaymentDetails,
  PaymentDetailsUpdate,
} from '../../../api/endpoints/paymentDetails';
import { accountCurrency } from '../../../lib/accountCurrency';

/** The fields of the form; emptied ones are absent. */
export interface AccountValues {
  bik: string;
  bankName: string;
  correspondentAccount: string;
  settlementAccount: string;
  main: boolean;
}

/** Fields whose input survives when the form leaves the page unsent. */
export const accountFields = [
  'bik',
  'bankName',
  'correspondentAccount',
  'settlementAccount',
  'main',
] as const satisfies readonly (keyof AccountValues)[];

/** What the form starts with; nothing for an account that is to be added. */
export function accountValues(account: PaymentDetails | undefined): Partial<AccountValues> {
  if (!account) return {};
  const { bik, bankName, correspondentAccount, settlementAccount, main } = account;
  return { bik, bankName, correspondentAccount, settlementAccount, main };
}

/**
 * The body of a change: what the contract has and nothing else. The account itself says its
 * currency; one whose code we don't know keeps that of `stored`.
 */
export function accountUpdateOf(
  values: Partial<AccountValues>,
  stored?: PaymentDetails,
): PaymentDetailsUpdate {
  const { bik = '', bankName = '', correspondentAccount = '', settlementAccount = '' } = values;
  return {
    bankName: bankName.trim(),
    bik,
    correspondentAccount,
    settlementAccount,
    currency: accountCurrency(settlementAccount) ?? stored?.currency ?? 'RUB',
    main: values.main === true,
  };
}

/** The body of a new account. */
export function newAccountOf(
  values: Partial<AccountValues>,
  organizationId: string,
): NewPaymentDetails {
  return { organizationId, ...accountUpdateOf(values) };
}
