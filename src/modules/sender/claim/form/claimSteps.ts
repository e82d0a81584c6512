import type { Claim } from '../../../../api/endpoints/sender';
import { documentsByEvent, insuredEvents, isInsuredEvent } from '../../../../domain/claims';
import { formatMoney } from '../../../../lib/money';
import { countOf } from '../../../../lib/countOf';
import type { Step, StepState } from '../../../../blocks/steps/stepsContext';
import { groupErrors, type ClaimContext, type ClaimGroup } from './claimRules';
import type { ClaimValues } from './claimValues';

/** A step of the claim, as `?step=` names it. */
export type ClaimStepId = 'order' | ClaimGroup | 'review';

export interface ClaimStep extends Step<ClaimStepId> {
  /** The fields that the step checks; the first and the last one have none. */
  group?: ClaimGroup;
}

const ORDER: ClaimStep = { id: 'order', label: 'Заказ' };

export const claimSteps: readonly ClaimStep[] = [
  ORDER,
  { id: 'event', label: 'Событие', group: 'event' },
  { id: 'damage', label: 'Ущерб', group: 'damage' },
  { id: 'documents', label: 'Документы', group: 'documents' },
  { id: 'payout', label: 'Выплата', group: 'payout' },
  { id: 'review', label: 'Проверка и отправка' },
];

/** The step that an address asks for; without one, that where something is waited for. */
export function askedClaimStep(search: string, claim?: Claim): ClaimStep {
  const waiting = claim?.status.name === 'DOCUMENTS_REQUESTED' ? 'documents' : 'order';
  const asked = new URLSearchParams(search).get('step') ?? waiting;
  return claimSteps.find(({ id }) => id === asked) ?? ORDER;
}

const STEP_OF: Readonly<Record<string, ClaimStepId>> = {
  orderId: 'order',
  type: 'event',
  eventDate: 'event',
  description: 'event',
  items: 'damage',
  claimedAmount: 'damage',
  documents: 'documents',
  paymentDetailsId: 'payout',
};

/** The step that a field of the server belongs to: `items.0.quantity`. */
export function stepOfField(path: string): ClaimStepId | undefined {
  const [field = ''] = path.split('.');
  return Object.hasOwn(STEP_OF, field) ? STEP_OF[field] : undefined;
}

const mistakes = (count: number) => countOf(count, 'ошибка', 'ошибки', 'ошибок');

/** @param attempted whether the customer has been told of mistakes in this step */
export function claimStepState(
  { id, group }: ClaimStep,
  values: ClaimValues,
  context: ClaimContext,
  attempted: boolean,
): StepState {
  if (group === undefined) {
    return id === 'order' ? { state: 'done', text: 'Застрахован' } : { state: 'open', text: '' };
  }
  const errors = groupErrors(group, values, context);
  if (errors.size > 0 && attempted) return { state: 'wrong', text: mistakes(errors.size) };
  return {
    state: errors.size === 0 ? 'done' : 'open',
    text: progressText(group, values, errors.size === 0),
  };
}

function progressText(group: ClaimGroup, values: ClaimValues, isDone: boolean): string {
  switch (group) {
    case 'event':
      return isInsuredEvent(values.type) ? insuredEvents[values.type] : 'Не заполнено';
    case 'damage':
      return typeof values.claimedAmount === 'number'
        ? formatMoney(values.claimedAmount)
        : 'Не заполнено';
    case 'documents':
      return documentsText(values);
    case 'payout':
      return isDone ? 'Счёт выбран' : 'Не заполнено';
  }
}

function documentsText({ documents }: ClaimValues): string {
  const { length } = documents;
  if (length === 0) return 'Не приложены';
  return countOf(length, 'файл', 'файла', 'файлов');
}

/** Kinds of documents that the cause asks for and that are not there. */
export function missingKinds({ type, documents }: ClaimValues) {
  if (!isInsuredEvent(type)) return [];
  const there = new Set(documents.map(({ kind }) => kind));
  return documentsByEvent[type].filter((kind) => !there.has(kind));
}
