import type { Order } from '../../../../api/endpoints/sender';
import { isInsuredEvent } from '../../../../domain/claims';
import { day, dayWithin } from '../../../../forms/validators/day';
import { kopeks, kopeksWithin } from '../../../../forms/validators/kopeks';
import { required } from '../../../../forms/validators/required';
import { firstFailing, type Validator } from '../../../../forms/validators/validator';
import { readDay } from '../../../../lib/dates';
import { fieldsOf } from '../../../../lib/fieldsOf';

/** Length of the description, in characters. */
export const DESCRIPTION = { min: 20, max: 2000 } as const;

/** What the rules need to know of the world. */
export interface ClaimContext {
  /** `2026-11-22` */
  today: string;
  order: Partial<Order>;
}

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

/** A whole number of pieces that was typed; undefined for anything else. */
export function piecesOf(typed: string | undefined): number | undefined {
  const digits = typed?.trim() ?? '';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
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

const DOCUMENTS = 'Приложите хотя бы один документ';

/** At least one document. */
export const documentsRule: Validator = (documents) =>
  Array.isArray(documents) && documents.length > 0 ? undefined : DOCUMENTS;
