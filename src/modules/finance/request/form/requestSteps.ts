import type { ValidateGroup } from '../../../../api/endpoints/financeRequest';
import type { Step, StepState } from '../../../../blocks/steps/stepsContext';
import { countOf } from '../../../../lib/countOf';
import { groupErrors, type RuleContext } from './requestErrors';
import type { RequestValues } from './requestValues';
import { shownShare, totalShare } from './share';

/** A step of the form, as `?step=` names it. */
export type StepId = 'organization' | 'founders' | 'contacts' | 'account' | 'consents' | 'review';

export interface RequestStep extends Step<StepId> {
  /** What the server is asked to check; the first and the last step have nothing to check. */
  group?: ValidateGroup;
}

const ORGANIZATION: RequestStep = { id: 'organization', label: 'Организация' };

const STEPS: readonly RequestStep[] = [
  ORGANIZATION,
  { id: 'founders', label: 'Учредители', group: 'FOUNDERS' },
  { id: 'contacts', label: 'Контактные данные', group: 'CONTACT_DATA' },
  { id: 'account', label: 'Банковские реквизиты', group: 'PAYMENT_DETAILS' },
  { id: 'consents', label: 'Согласия', group: 'AGREEMENT_FLAGS' },
  { id: 'review', label: 'Проверка и отправка' },
];

/** The steps of a form; a sole proprietor has no founders. */
export function requestSteps(individual: boolean): readonly RequestStep[] {
  return individual ? STEPS.filter(({ id }) => id !== 'founders') : STEPS;
}

const STEP_OF: Readonly<Record<string, StepId>> = {
  founders: 'founders',
  contactData: 'contacts',
  paymentDetails: 'account',
  agreementFlags: 'consents',
};

/** The step that a path of the form belongs to: `founders.0.itn`. */
export function stepOfPath(path: string): StepId | undefined {
  const [group = ''] = path.split('.');
  return Object.hasOwn(STEP_OF, group) ? STEP_OF[group] : undefined;
}

/** What an address asks for: the step to open, and the one whose mistakes are to be shown at once. */
export function askedStep(
  search: string,
  steps: readonly RequestStep[],
): { step: RequestStep; validated: StepId | undefined } {
  const query = new URLSearchParams(search);
  const validated = steps.find(({ group }) => group && group === query.get('validateGroup'));
  const named = steps.find(({ id }) => id === query.get('step'));
  return { step: named ?? validated ?? ORGANIZATION, validated: validated?.id };
}

const mistakes = (count: number) => countOf(count, 'ошибка', 'ошибки', 'ошибок');

function progressText(
  group: ValidateGroup,
  values: RequestValues,
  errors: ReadonlyMap<string, string>,
): string {
  switch (group) {
    case 'FOUNDERS':
      return entriesText('founders', values, errors, () => {
        return `, долей ${shownShare(totalShare(values.founders))} %`;
      });
    case 'CONTACT_DATA':
      return entriesText('contactData', values, errors, () => '');
    case 'PAYMENT_DETAILS':
      return errors.size === 0 ? 'Заполнено' : accountText(values);
    case 'AGREEMENT_FLAGS': {
      const flags = Object.values(values.agreementFlags);
      return `${flags.filter(Boolean).length} из ${flags.length}`;
    }
  }
}

function accountText({ paymentDetails }: RequestValues): string {
  return paymentDetails === undefined ? 'Не заполнено' : 'Заполнено не всё';
}

function entriesText(
  list: 'founders' | 'contactData',
  values: RequestValues,
  errors: ReadonlyMap<string, string>,
  more: () => string,
): string {
  const count = values[list].length;
  if (count === 0) return 'Не заполнено';
  const wrong = new Set([...errors.keys()].map((path) => path.split('.')[1]));
  wrong.delete(undefined);
  return `${count - wrong.size} из ${count}${more()}`;
}

const PARTS: Readonly<Record<ValidateGroup, keyof RequestValues>> = {
  FOUNDERS: 'founders',
  CONTACT_DATA: 'contactData',
  PAYMENT_DETAILS: 'paymentDetails',
  AGREEMENT_FLAGS: 'agreementFlags',
};

/** What the server has found wrong in a step; undefined once its part of the form was changed. */
export function refusedState(
  { id, group }: RequestStep,
  values: RequestValues,
  refused: ReadonlyMap<StepId, { count: number; values: RequestValues }>,
): StepState | undefined {
  const judged = refused.get(id);
  if (judged === undefined || group === undefined) return undefined;
  const part = PARTS[group];
  if (judged.values[part] !== values[part]) return undefined;
  return { state: 'wrong', text: mistakes(judged.count) };
}

/** @param attempted whether the customer has been told of mistakes in this step */
export function stepState(
  { id, group }: RequestStep,
  values: RequestValues,
  context: RuleContext,
  attempted: boolean,
): StepState {
  if (group === undefined) {
    return id === 'organization'
      ? { state: 'done', text: 'Проверена' }
      : { state: 'open', text: '' };
  }
  const errors = groupErrors(group, values, context);
  if (errors.size > 0 && attempted) return { state: 'wrong', text: mistakes(errors.size) };
  return {
    state: errors.size === 0 ? 'done' : 'open',
    text: progressText(group, values, errors),
  };
}
