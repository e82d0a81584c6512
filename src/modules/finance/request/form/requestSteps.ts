import type { ValidateGroup } from '../../../../api/endpoints/financeRequest';
import type { FormStep, StepErrors } from '../../../../blocks/steps/formSteps';
import { groupErrors, type RuleContext } from './requestErrors';
import type { EntryList, RequestValues } from './requestValues';
import { shownShare, totalShare } from './share';

/** A step of the form, as `?step=` names it. */
export type StepId = 'organization' | 'founders' | 'contacts' | 'account' | 'consents' | 'review';

export type RequestStep = FormStep<RequestValues, RuleContext, StepId>;

/** A step with fields; the server is asked to check its group. */
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

/** The steps of a form; a sole proprietor has no founders. */
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
