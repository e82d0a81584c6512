import { documentsByEvent, insuredEvents, isInsuredEvent } from '../../../../domain/claims';
import { at, entryErrors } from '../../../../blocks/steps/fieldTable';
import type { FormStep } from '../../../../blocks/steps/formSteps';
import { countOf } from '../../../../lib/countOf';
import { formatMoney } from '../../../../lib/money';
import {
  claimGroups,
  DESCRIPTION,
  type ClaimContext,
  type ClaimDocumentValues,
  type ClaimValues,
} from './claimTable';
import { orderItems, piecesError } from './orderItems';

type ClaimGroup = keyof typeof claimGroups;
type ClaimStep = FormStep<ClaimValues, ClaimContext, 'order' | ClaimGroup | 'review'>;

/** Returns the validation errors of one step, keyed by field path. */
export function groupErrors(
  group: ClaimGroup,
  values: ClaimValues,
  context: ClaimContext,
): ReadonlyMap<string, string> {
  const errors = entryErrors<ClaimContext>(claimGroups[group], values, context);
  return group === 'damage' ? new Map([...itemErrors(values, context), ...errors]) : errors;
}

function itemErrors({ items }: ClaimValues, { order }: ClaimContext): [string, string][] {
  return orderItems(order).flatMap(({ id, quantity }): [string, string][] => {
    const index = items.findIndex((item) => item.id === id);
    const message = piecesError(items[index]?.quantity, quantity);
    return message === undefined ? [] : [[`items.${index}.quantity`, message]];
  });
}

/**
 * Returns true if the server accepts these values as a draft. The type of the event is required. Other fields may be
 * empty, but filled-in ones must be valid.
 */
export function isSendable(values: ClaimValues, context: ClaimContext): boolean {
  // The server counts leading and trailing spaces, and accepts a short description.
  const { type, description = '' } = values;
  if (!isInsuredEvent(type) || description.length > DESCRIPTION.max) return false;
  const wrong = [
    ...groupErrors('event', values, context).keys(),
    ...groupErrors('damage', values, context).keys(),
  ];
  return wrong.every((path) => path === 'description' || at(values, path) === undefined);
}

function filled(
  group: ClaimGroup,
  label: string,
  progress: NonNullable<ClaimStep['filling']>['progress'],
): ClaimStep {
  return {
    id: group,
    label,
    parts: Object.keys(claimGroups[group]),
    filling: { errors: (values, context) => groupErrors(group, values, context), progress },
  };
}

const EMPTY = 'Не заполнено';

export const claimSteps: readonly [ClaimStep, ...ClaimStep[]] = [
  { id: 'order', label: 'Заказ', parts: ['orderId'], done: 'Застрахован' },
  filled('event', 'Событие', ({ type }) => (isInsuredEvent(type) ? insuredEvents[type] : EMPTY)),
  filled('damage', 'Ущерб', ({ claimedAmount: sum }) =>
    typeof sum === 'number' ? formatMoney(sum) : EMPTY,
  ),
  filled('documents', 'Документы', ({ documents }) => documentsText(documents)),
  filled('payout', 'Выплата', (_values, { size }) => (size === 0 ? 'Счёт выбран' : EMPTY)),
  { id: 'review', label: 'Проверка и отправка' },
];

function documentsText({ length }: readonly ClaimDocumentValues[]): string {
  return length === 0 ? 'Не приложены' : countOf(length, 'файл', 'файла', 'файлов');
}

/** Returns the kinds of documents that the type of the event requires and that are missing. */
export function missingKinds({ type, documents }: ClaimValues) {
  if (!isInsuredEvent(type)) return [];
  const there = new Set(documents.map(({ kind }) => kind));
  return documentsByEvent[type].filter((kind) => !there.has(kind));
}
