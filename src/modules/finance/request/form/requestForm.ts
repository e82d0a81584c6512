import { bindAll, type FormDescription } from '../../../../forms/description/defineForm';
import { text } from '../../../../forms/field/TextField';
import { requisite } from '../../../../forms/requisite/RequisiteField';
import { maxLength } from '../../../../forms/validators/text';
import { accountLabels, knownLabel } from './fieldLabels';
import type { RequestValues } from './requestValues';

/** Messages about a list as a whole stand at fields that hold nothing. */
export const LIST_MESSAGES = {
  founders: 'foundersTogether',
  contactData: 'contactsTogether',
} as const;

const LIST_LABELS: Readonly<Record<string, string>> = {
  [LIST_MESSAGES.founders]: 'Учредители',
  [LIST_MESSAGES.contactData]: 'Контактные лица',
};

function labelAt(path: string): string | undefined {
  return Object.hasOwn(LIST_LABELS, path) ? LIST_LABELS[path] : knownLabel(path);
}

/**
 * The form of a request. Nothing of it waits in memory for the next visit: the draft does that, and
 * knows which fields it must not keep (rule B10).
 */
export const requestForm: FormDescription<RequestValues> = {
  name: 'finance-request',
  unsent: 'Анкета не сохранена',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};

/** The bank account of the form. */
export const accountFields = bindAll(
  {
    bik: requisite({ kind: 'bik', label: accountLabels.bik }),
    bankName: text({
      label: accountLabels.bankName,
      required: true,
      trim: true,
      validate: maxLength(300),
      autoComplete: 'off',
    }),
    correspondentAccount: requisite({
      kind: 'correspondentAccount',
      label: accountLabels.correspondentAccount,
      bikField: 'paymentDetails.bik',
    }),
    settlementAccount: requisite({
      kind: 'settlementAccount',
      label: accountLabels.settlementAccount,
      bikField: 'paymentDetails.bik',
    }),
  },
  'paymentDetails.',
);
