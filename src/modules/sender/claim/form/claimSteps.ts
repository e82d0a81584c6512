import { documentsByEvent, insuredEvents, isInsuredEvent } from '../../../../domain/claims';
import { formatMoney } from '../../../../lib/money';
import { countOf } from '../../../../lib/countOf';
import type { FormStep } from '../../../../blocks/steps/formSteps';
import { claimGroups, groupErrors, type ClaimGroup } from './claimErrors';
import type { ClaimContext } from './claimRules';
import type { ClaimValues } from './claimTable';

/** A step of the claim, as `?step=` names it. */
export type ClaimStepId = 'order' | ClaimGroup | 'review';

export type ClaimStep = FormStep<ClaimValues, ClaimContext, ClaimStepId>;

/** A step with fields; what is wrong in it is what is wrong with its group. */
function filled(group: ClaimGroup, label: string): ClaimStep {
  return {
    id: group,
    label,
    parts: claimGroups[group],
    filling: {
      errors: (values, context) => groupErrors(group, values, context),
      progress: (values, { size }) => progressText(group, values, size === 0),
    },
  };
}

export const claimSteps: readonly [ClaimStep, ...ClaimStep[]] = [
  { id: 'order', label: 'Заказ', parts: ['orderId'], done: 'Застрахован' },
  filled('event', 'Событие'),
  filled('damage', 'Ущерб'),
  filled('documents', 'Документы'),
  filled('payout', 'Выплата'),
  { id: 'review', label: 'Проверка и отправка' },
];

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
