import { required } from '../../../../forms/validators/required';
import {
  bik,
  correspondentAccount,
  settlementAccount,
} from '../../../../forms/validators/requisites';
import { maxLength } from '../../../../forms/validators/text';
import { firstFailing } from '../../../../forms/validators/validator';
import type { ValidateGroup } from '../../../../api/endpoints/financeRequest';
import { contactErrors } from './contactRules';
import { founderErrors } from './founderRules';
import type { ContactValues, FounderValues, RequestValues } from './requestValues';
import { totalShare, WHOLE_SHARE } from './share';

/** Messages by the paths of the form. A group as a whole has the path of its list: `founders`. */
export type RequestErrors = ReadonlyMap<string, string>;

/** What the rules need to know of the world. */
export interface RuleContext {
  /** `2026-11-22` */
  today: string;
  /** A sole proprietor has no founders. */
  individual: boolean;
}

const FULL_SHARES = 'Сумма долей не может превышать 100 %';

/** What is wrong with the founders together; nothing where each is judged for itself. */
export function foundersError(founders: readonly FounderValues[]): string | undefined {
  if (founders.length === 0) return 'Добавьте хотя бы одного учредителя';
  return totalShare(founders) > WHOLE_SHARE ? FULL_SHARES : undefined;
}

/** What is wrong with the contact persons together. */
export function contactsError(contacts: readonly ContactValues[]): string | undefined {
  if (contacts.length === 0) return 'Добавьте хотя бы одно контактное лицо';
  return contacts.filter(({ isMain }) => isMain === true).length === 1
    ? undefined
    : 'Укажите одно основное контактное лицо';
}

function ofFounders({ founders }: RequestValues, { today, individual }: RuleContext) {
  const errors = new Map<string, string>();
  if (individual) return errors;
  for (const [index, founder] of founders.entries()) {
    const own = founderErrors({ founder, founders, today });
    for (const [path, message] of own) errors.set(`founders.${index}.${path}`, message);
  }
  const all = foundersError(founders);
  if (all !== undefined) errors.set('founders', all);
  return errors;
}

function ofContacts({ contactData }: RequestValues) {
  const errors = new Map<string, string>();
  for (const [index, contact] of contactData.entries()) {
    for (const [field, message] of contactErrors(contact)) {
      errors.set(`contactData.${index}.${field}`, message);
    }
  }
  const all = contactsError(contactData);
  if (all !== undefined) errors.set('contactData', all);
  return errors;
}

const accountRules = {
  bik,
  bankName: firstFailing(required, maxLength(300)),
  correspondentAccount: correspondentAccount('bik'),
  settlementAccount: settlementAccount('bik'),
} as const;

const ACCOUNT_FIELDS = ['bik', 'bankName', 'correspondentAccount', 'settlementAccount'] as const;

function ofAccount({ paymentDetails = {} }: RequestValues) {
  const errors = new Map<string, string>();
  const values: Record<string, unknown> = { ...paymentDetails };
  for (const field of ACCOUNT_FIELDS) {
    const message = accountRules[field](values[field], values);
    if (message !== undefined) errors.set(`paymentDetails.${field}`, message);
  }
  return errors;
}

function ofConsents({ agreementFlags }: RequestValues) {
  const missing = Object.entries(agreementFlags).filter(([, accepted]) => !accepted);
  return new Map(
    missing.map(([flag]) => [`agreementFlags.${flag}`, 'Поле должно быть выбрано'] as const),
  );
}

const GROUPS: Readonly<
  Record<ValidateGroup, (values: RequestValues, context: RuleContext) => RequestErrors>
> = {
  FOUNDERS: ofFounders,
  CONTACT_DATA: ofContacts,
  PAYMENT_DETAILS: ofAccount,
  AGREEMENT_FLAGS: ofConsents,
};

/** Everything that is wrong with one group of the form, in the order of its fields. */
export function groupErrors(
  group: ValidateGroup,
  values: RequestValues,
  context: RuleContext,
): RequestErrors {
  return GROUPS[group](values, context);
}

/** The keys of the entries of a list that have something wrong in them. */
export function wrongEntries(
  list: 'founders' | 'contactData',
  values: RequestValues,
  errors: { has: (path: string) => boolean; keys: () => Iterable<string> },
): string[] {
  const indexes = new Set(
    [...errors.keys()].flatMap((path) => {
      const [name, index] = path.split('.');
      return name === list && index !== undefined ? [Number(index)] : [];
    }),
  );
  return values[list].flatMap(({ key }, index) => (indexes.has(index) ? [key] : []));
}
