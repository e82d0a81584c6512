import type {
  NewPaymentDetails,
  PaymentDetails,
  PaymentDetailsUpdate,
} from '../../../api/endpoints/paymentDetails';
import { accountCurrency } from './accountCurrency';
import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { text } from '../../../forms/field/TextField';
import { requisite } from '../../../forms/requisite/RequisiteField';
import { maxLength } from '../../../forms/validators/text';

/** Fields of the form; empty ones are absent. */
export interface AccountValues {
  bik: string;
  bankName: string;
  correspondentAccount: string;
  settlementAccount: string;
  main: boolean;
}

/** Returns the initial values of the form; empty for a new account. */
export function accountValues(account: PaymentDetails | undefined): Partial<AccountValues> {
  if (!account) return {};
  const { bik = '', bankName = '', main = false } = account;
  const { correspondentAccount = '', settlementAccount = '' } = account;
  return { bik, bankName, correspondentAccount, settlementAccount, main };
}

/**
 * Returns the body of a change: only the fields of the contract. The digits of the account give its
 * currency; an unknown code keeps the currency of `stored`.
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

/** Returns the body of the call for a new account. */
export function newAccountOf(
  values: Partial<AccountValues>,
  organizationId: string,
): NewPaymentDetails {
  return { organizationId, ...accountUpdateOf(values) };
}

/** A bank account, new or changed. */
export const accountForm = defineForm<AccountValues>()({
  name: 'account',
  unsent: 'Банковские реквизиты не сохранены',
  fields: {
    bik: requisite({ kind: 'bik', hint: '9 цифр' }),
    bankName: text({
      label: 'Банк',
      required: true,
      trim: true,
      // Longest name in the contract.
      validate: maxLength(300),
      autoComplete: 'off',
    }),
    correspondentAccount: requisite({
      kind: 'correspondentAccount',
      bikField: 'bik',
      hint: '20 цифр',
    }),
    settlementAccount: requisite({ kind: 'settlementAccount', bikField: 'bik', hint: '20 цифр' }),
    main: checkbox({ label: 'Сделать основным' }),
  },
  read: accountValues,
  write: accountUpdateOf,
});
