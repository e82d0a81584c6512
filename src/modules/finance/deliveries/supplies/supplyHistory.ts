import type { FinancingObject, Supply } from '../../../../api/endpoints/financeRegistry';
import { readDay } from '../../../../lib/dates';
import { moscowDay } from '../../../../lib/isoDay';
import type { TimelineStep } from '../../../../ui/prime/Timeline';
import { supplyType } from './supplyTexts';
import { sorted } from '../../../../lib/copies';

type Dated = readonly [date: string | null | undefined, label: string];

/**
 * Returns past and future events of a supply, the earliest first. The contract has no list of changes, so the events
 * are derived from the dates of the documents, the payment and the financing objects.
 *
 * @param objects financing objects of the supply
 * @param now separates past and future events
 */
export function supplyHistory(
  supply: Supply,
  objects: readonly FinancingObject[],
  now: Date = new Date(),
): TimelineStep[] {
  const today = moscowDay(now);
  const isPaid = readDay(supply.fullPaymentDate) !== undefined;
  const steps: Dated[] = [
    [supply.documentDate, `Отгрузка: ${supplyType(supply)} ${supply.number ?? ''}`],
    ...objects.flatMap(financingSteps),
    ...(isPaid ? [] : [[supply.paymentDate, 'Срок оплаты покупателем'] as const]),
    [supply.fullPaymentDate, 'Покупатель оплатил поставку полностью'],
  ];
  return sorted(
    steps.flatMap(([date, label], order) => {
      const day = readDay(date);
      return day ? [{ time: date ?? '', title: label, isAhead: day > today, day, order }] : [];
    }),
    (a, b) => a.day.localeCompare(b.day) || a.order - b.order,
  ).map(({ time, title, isAhead }) => ({ key: `${time} ${title}`, time, title, isAhead }));
}

function financingSteps(object: FinancingObject): Dated[] {
  const { number = '', orderDate, financingDate } = object;
  return [
    [orderDate, `Заказано финансирование ${number}`],
    [financingDate, `Банк перечислил деньги по ${number}`],
  ];
}
