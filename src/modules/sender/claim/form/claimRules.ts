import type { Order } from '../../../../api/endpoints/sender';
import { isInsuredEvent } from '../../../../domain/claims';
import { day, dayWithin } from '../../../../forms/validators/day';
import { kopeks, kopeksWithin } from '../../../../forms/validators/kopeks';
import { required } from '../../../../forms/validators/required';
import { firstFailing, type Validator } from '../../../../forms/validators/validator';
import { readDay } from '../../../../lib/dates';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { piecesOf } from './claimMapping';
import type { ClaimValues } from './claimValues';
import { orderItems } from './orderItems';

/** Length of the description, in characters. */
export const DESCRIPTION = { min: 20, max: 2000 } as const;

/** What the rules need to know of the world. */
export interface ClaimContext {
  /** `2026-11-22` */
  today: string;
  order: Partial<Order>;
}

/** Messages by the paths of the form. */
export type ClaimErrors = ReadonlyMap<string, string>;

/** A group of fields, as its step has them. */
export type ClaimGroup = 'event' | 'damage' | 'documents' | 'payout';

const EXPLAINED = 'По возвратам и невыкупам заявление подаётся раз в месяц по всем заказам';

/** What happened; a return has a claim of its own. */
export const typeRule: Validator = firstFailing(required, (type) =>
  isInsuredEvent(type) ? undefined : EXPLAINED,
);

/** The day on which the order was made, in Moscow; undefined where the server does not say. */
export function orderDay({ createdDateTime }: Partial<Order>): string | undefined {
  return readDay(createdDateTime);
}

/** Neither before the order nor in the future. */
export function eventDateRule({ today, order }: ClaimContext): Validator {
  return firstFailing(required, day, dayWithin(orderDay(order), today));
}

/** What happened, in the customer's words. */
export const descriptionRule: Validator = firstFailing(required, (typed) => {
  const { length } = typeof typed === 'string' ? typed.trim() : '';
  return length < DESCRIPTION.min || length > DESCRIPTION.max
    ? `Опишите событие: от ${DESCRIPTION.min} до ${DESCRIPTION.max} символов`
    : undefined;
});

/** The insured sum in kopeks; 0 where the server does not say. */
export function insuredSumOf(order: object): number {
  const { insuredSum } = fieldsOf(order);
  return typeof insuredSum === 'number' && Number.isSafeInteger(insuredSum) ? insuredSum : 0;
}

/** More than nothing, and no more than is insured. */
export function amountRule({ order }: ClaimContext): Validator {
  return firstFailing(required, kopeks, kopeksWithin(1, insuredSumOf(order)));
}

/** Pieces of one item; an item that nothing happened to is left empty. */
export function piecesRule(available: number): Validator {
  return (typed) => {
    if (typeof typed !== 'string' || typed === '') return undefined;
    const pieces = piecesOf(typed);
    if (pieces === undefined) return 'Введите целое число';
    return pieces > available ? `В заказе ${available}\u00A0шт.` : undefined;
  };
}

/** What the chosen pieces cost together, in kopeks; wrong numbers count nothing. */
export function chosenSum(values: ClaimValues, order: object): number {
  const typed = new Map(values.items.map(({ id, quantity }) => [id, piecesOf(quantity) ?? 0]));
  return orderItems(order).reduce((sum, { id, price, quantity }) => {
    const pieces = Math.min(typed.get(id) ?? 0, quantity);
    return sum + pieces * price;
  }, 0);
}

const DOCUMENTS = 'Приложите хотя бы один документ';

/** At least one document. */
export const documentsRule: Validator = (documents) =>
  Array.isArray(documents) && documents.length > 0 ? undefined : DOCUMENTS;

function itemErrors(values: ClaimValues, { order }: ClaimContext): [string, string][] {
  return orderItems(order).flatMap(({ id, quantity }): [string, string][] => {
    const index = values.items.findIndex((item) => item.id === id);
    const message = piecesRule(quantity)(values.items[index]?.quantity ?? '', {});
    return message === undefined ? [] : [[`items.${index}.quantity`, message]];
  });
}

/** What is wrong with a group of fields. */
export function groupErrors(
  group: ClaimGroup,
  values: ClaimValues,
  context: ClaimContext,
): ClaimErrors {
  const all = { ...values };
  const told = (path: string, message: string | undefined): [string, string][] =>
    message === undefined ? [] : [[path, message]];
  switch (group) {
    case 'event':
      return new Map([
        ...told('type', typeRule(values.type ?? '', all)),
        ...told('eventDate', eventDateRule(context)(values.eventDate ?? '', all)),
        ...told('description', descriptionRule(values.description ?? '', all)),
      ]);
    case 'damage':
      return new Map([
        ...itemErrors(values, context),
        ...told('claimedAmount', amountRule(context)(values.claimedAmount ?? '', all)),
      ]);
    case 'documents':
      return new Map(told('documents', documentsRule(values.documents, all)));
    case 'payout':
      return new Map(told('paymentDetailsId', required(values.paymentDetailsId ?? '', all)));
  }
}

/**
 * Whether the server would take these values as a draft: nothing has to be there but what happened,
 * and nothing that is there may be wrong.
 */
export function isSendable(values: ClaimValues, context: ClaimContext): boolean {
  if (!isInsuredEvent(values.type)) return false;
  const { description = '' } = values;
  // The server counts the blanks around it, too; too short is a gap.
  if (description.length > DESCRIPTION.max) return false;
  const wrong = [
    ...groupErrors('event', values, context).keys(),
    ...groupErrors('damage', values, context).keys(),
  ];
  const isFilled = (path: string) => {
    if (path === 'description') return false;
    if (path === 'eventDate') return values.eventDate !== undefined;
    if (path === 'claimedAmount') return values.claimedAmount !== undefined;
    return true;
  };
  return !wrong.some(isFilled);
}
