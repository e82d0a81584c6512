import type { ValidateGroup } from '../../../../api/endpoints/financeRequest';
import { entryErrors, type RawEntry, type FieldTable } from '../../../../blocks/steps/fieldTable';
import type { FormStep, StepErrors } from '../../../../blocks/steps/formSteps';
import type { Validator } from '../../../../forms/validators/validator';
import { accountTable } from './accountTable';
import { contactTable } from './contactTable';
import { founderTable } from './founderTable';
import type { EntryList, RequestValues } from './requestValues';
import { shownShare, totalShare, WHOLE_SHARE } from './share';

/** Context of the validation rules, besides the values. */
export interface RuleContext {
  /** True for a sole proprietor, who has no founders. */
  individual: boolean;
}

function foundersError({ founders }: Pick<RequestValues, 'founders'>): string | undefined {
  if (founders.length === 0) return 'Добавьте хотя бы одного учредителя';
  return totalShare(founders) > WHOLE_SHARE ? 'Сумма долей не может превышать 100 %' : undefined;
}

function contactsError({ contactData }: Pick<RequestValues, 'contactData'>): string | undefined {
  if (contactData.length === 0) return 'Добавьте хотя бы одно контактное лицо';
  return contactData.filter(({ isMain }) => isMain === true).length === 1
    ? undefined
    : 'Укажите одно основное контактное лицо';
}

/** Returns true if the values belong to this form. The type of a validator allows the values of any form. */
function isRequest(
  values: Readonly<Record<string, unknown>>,
): values is Record<string, unknown> & RequestValues {
  return Array.isArray(values['founders']) && Array.isArray(values['contactData']);
}

/** Turns a rule about a whole list into a field validator. */
const together =
  (rule: (values: RequestValues) => string | undefined): Validator =>
  (_value, values) =>
    isRequest(values) ? rule(values) : undefined;

/** Validators of whole lists, for the fields that show their messages. */
export const listRules: Readonly<Record<EntryList, Validator>> = {
  founders: together(foundersError),
  contactData: together(contactsError),
};

function listErrors(
  list: EntryList,
  table: FieldTable,
  entries: readonly RawEntry[],
  together: string | undefined,
): StepErrors {
  const own = entries.flatMap((entry, index) => [
    ...entryErrors(table, entry, { entries }, `${list}.${index}.`),
  ]);
  return new Map(together === undefined ? own : [...own, [list, together]]);
}

/**
 * Returns the validation errors of one group, in the order of its fields. An error about a whole list has the
 * list's path: `founders`.
 */
export function groupErrors(
  group: ValidateGroup,
  values: RequestValues,
  { individual }: RuleContext,
): StepErrors {
  const { founders, contactData, paymentDetails = {}, agreementFlags } = values;
  switch (group) {
    case 'FOUNDERS':
      if (individual) return new Map();
      return listErrors('founders', founderTable, founders, foundersError(values));
    case 'CONTACT_DATA':
      return listErrors('contactData', contactTable, contactData, contactsError(values));
    case 'PAYMENT_DETAILS':
      return entryErrors(accountTable, paymentDetails, { entries: [] }, 'paymentDetails.');
    case 'AGREEMENT_FLAGS': {
      const missing = Object.entries(agreementFlags).filter(([, accepted]) => !accepted);
      return new Map(
        missing.map(([flag]) => [`agreementFlags.${flag}`, 'Поле должно быть выбрано']),
      );
    }
  }
}

/** Returns the keys of the founders and contacts that have errors. */
export function wrongEntries(values: RequestValues, errors: StepErrors): string[] {
  return [...errors.keys()].flatMap((path) => {
    const [list, index] = path.split('.');
    if (list !== 'founders' && list !== 'contactData') return [];
    return values[list][Number(index)]?.key ?? [];
  });
}

/** A step of the form; the value of `?step=`. */
export type StepId = 'organization' | 'founders' | 'contacts' | 'account' | 'consents' | 'review';

export type RequestStep = FormStep<RequestValues, RuleContext, StepId>;

/** Returns a step with fields; the server validates its group. */
function filled(
  id: StepId,
  label: string,
  part: keyof RequestValues,
  group: ValidateGroup,
  progress: (values: RequestValues, errors: StepErrors) => string,
): RequestStep {
  const errors = (values: RequestValues, context: RuleContext) =>
    groupErrors(group, values, context);
  return { id, label, parts: [part], filling: { errors, progress, group } };
}

const ORGANIZATION: RequestStep = { id: 'organization', label: 'Организация', done: 'Проверена' };

const FOUNDERS = filled('founders', 'Учредители', 'founders', 'FOUNDERS', (values, errors) => {
  const { founders } = values;
  const shares = founders.length === 0 ? '' : `, долей ${shownShare(totalShare(founders))} %`;
  return `${entriesText('founders', values, errors)}${shares}`;
});

const OTHERS: readonly RequestStep[] = [
  filled('contacts', 'Контактные данные', 'contactData', 'CONTACT_DATA', (values, errors) =>
    entriesText('contactData', values, errors),
  ),
  filled(
    'account',
    'Банковские реквизиты',
    'paymentDetails',
    'PAYMENT_DETAILS',
    ({ paymentDetails }, errors) => {
      if (errors.size === 0) return 'Заполнено';
      return paymentDetails === undefined ? 'Не заполнено' : 'Заполнено не всё';
    },
  ),
  filled('consents', 'Согласия', 'agreementFlags', 'AGREEMENT_FLAGS', ({ agreementFlags }) => {
    const flags = Object.values(agreementFlags);
    return `${flags.filter(Boolean).length} из ${flags.length}`;
  }),
  { id: 'review', label: 'Проверка и отправка' },
];

/** Returns the steps of a form; a sole proprietor has no founders. */
export function requestSteps(individual: boolean): [RequestStep, ...RequestStep[]] {
  return individual ? [ORGANIZATION, ...OTHERS] : [ORGANIZATION, FOUNDERS, ...OTHERS];
}

function entriesText(list: EntryList, values: RequestValues, errors: StepErrors): string {
  const count = values[list].length;
  if (count === 0) return 'Не заполнено';
  const wrong = new Set([...errors.keys()].map((path) => path.split('.')[1]));
  wrong.delete(undefined);
  return `${count - wrong.size} из ${count}`;
}
