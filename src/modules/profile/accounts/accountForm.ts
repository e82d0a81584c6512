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

/** Values of the form; the key of an empty field is absent. */
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
 * Returns the request body of a change, with the contract's fields only. The currency follows from the account number;
 * for an unknown code the currency of `stored` is kept.
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

export function newAccountOf(
  values: Partial<AccountValues>,
  organizationId: string,
): NewPaymentDetails {
  return { organizationId, ...accountUpdateOf(values) };
}

export const accountForm = defineForm<AccountValues>()({
  name: 'account',
  unsent: 'Банковские реквизиты не сохранены',
  fields: {
    bik: requisite({ kind: 'bik', hint: '9 цифр' }),
    bankName: text({
      label: 'Банк',
      required: true,
      trim: true,
      // Maximum length in the contract.
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
