import { claimTypeName } from '../../../../domain/claims';
import { formatDate } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { piecesOf } from '../form/claimMapping';
import type { ClaimValues } from '../form/claimValues';
import { orderItems } from '../form/orderItems';

/** What happened, when and how, in lines. */
export function eventText({ type, eventDate, description }: ClaimValues): string {
  const head = [type && claimTypeName(type), eventDate && formatDate(eventDate)].filter(Boolean);
  return [head.join(', '), description].filter(Boolean).join('\n');
}

/** The items and the sum, in lines. */
export function damageText(values: ClaimValues, order: object): string {
  const names = new Map(orderItems(order).map(({ id, name }) => [id, name]));
  const lines = values.items.flatMap(({ id, quantity }) => {
    const pieces = piecesOf(quantity) ?? 0;
    return pieces === 0 ? [] : [`${names.get(id) ?? 'Товар'}, ${pieces} шт.`];
  });
  const { claimedAmount } = values;
  const sum = typeof claimedAmount === 'number' ? `К возмещению ${formatMoney(claimedAmount)}` : '';
  return [...lines, sum].filter(Boolean).join('\n');
}
