import type { ValidateGroup } from '../../../../api/endpoints/financeRequest';
import type { Validator } from '../../../../forms/validators/validator';
import { entryErrors, type Bag, type FieldTable } from '../../../../blocks/steps/fieldTable';
import { accountTable } from './accountTable';
import { contactTable } from './contactTable';
import { founderTable } from './founderTable';
import type { EntryList, RequestValues } from './requestValues';
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

/** What is wrong with the founders together; undefined where only single ones are wrong. */
export function foundersError({ founders }: Pick<RequestValues, 'founders'>): string | undefined {
  if (founders.length === 0) return 'Добавьте хотя бы одного учредителя';
  return totalShare(founders) > WHOLE_SHARE ? 'Сумма долей не может превышать 100 %' : undefined;
}

/** What is wrong with the contact persons together. */
export function contactsError({
  contactData,
}: Pick<RequestValues, 'contactData'>): string | undefined {
  if (contactData.length === 0) return 'Добавьте хотя бы одно контактное лицо';
  return contactData.filter(({ isMain }) => isMain === true).length === 1
    ? undefined
    : 'Укажите одно основное контактное лицо';
}

/** The values that a rule is given, as those of this form. */
function isRequest(
  values: Readonly<Record<string, unknown>>,
): values is Record<string, unknown> & RequestValues {
  return Array.isArray(values['founders']) && Array.isArray(values['contactData']);
}

/** What is wrong with a list as a whole, as a rule of a field. */
export function together(rule: (values: RequestValues) => string | undefined): Validator {
  return (_value, values) => (isRequest(values) ? rule(values) : undefined);
}

function listErrors(
  list: EntryList,
  table: FieldTable,
  entries: readonly Bag[],
  today: string,
  together: string | undefined,
): RequestErrors {
  const own = entries.flatMap((entry, index) =>
    [...entryErrors(table, entry, { entries, today })].map(
      ([path, message]) => [`${list}.${index}.${path}`, message] as const,
    ),
  );
  return new Map(together === undefined ? own : [...own, [list, together]]);
}

/** Everything that is wrong with one group of the form, in the order of its fields. */
export function groupErrors(
  group: ValidateGroup,
  values: RequestValues,
  { today, individual }: RuleContext,
): RequestErrors {
  const { founders, contactData, paymentDetails = {}, agreementFlags } = values;
  switch (group) {
    case 'FOUNDERS':
      if (individual) return new Map();
      return listErrors('founders', founderTable, founders, today, foundersError(values));
    case 'CONTACT_DATA':
      return listErrors('contactData', contactTable, contactData, today, contactsError(values));
    case 'PAYMENT_DETAILS': {
      const errors = entryErrors(accountTable, paymentDetails, { entries: [], today });
      return new Map([...errors].map(([path, message]) => [`paymentDetails.${path}`, message]));
    }
    case 'AGREEMENT_FLAGS': {
      const missing = Object.entries(agreementFlags).filter(([, accepted]) => !accepted);
      return new Map(
        missing.map(([flag]) => [`agreementFlags.${flag}`, 'Поле должно быть выбрано']),
      );
    }
  }
}

/** The keys of the entries of a list that have something wrong in them. */
export function wrongEntries(
  list: EntryList,
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
