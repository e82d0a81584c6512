import type { FinancingObject } from '../../../../api/endpoints/financeCalendar';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import type { Tone } from '../../../../domain/statuses/status';
import { ALL_AGREEMENTS } from './chosenAgreement';
import { daysBetween, isIsoDay, type IsoDay } from '../../../../lib/isoDay';
import { sorted } from '../../../../lib/copies';

/** A payment of a buyer for one financing object, with texts for display. */
export interface Payment {
  /** Id of the financing object. */
  key: string;
  day: IsoDay;
  agreementId: string;
  /** Number of the agreement, not its id. */
  agreement: string;
  /** Number of the claim. */
  number: string;
  /** Number of the shipping document. */
  supply: string;
  buyer: string;
  itn: string;
  /** Unpaid sum in kopeks. */
  kopeks: number;
  status: { label: string; tone: Tone };
  /** Days since the planned day, while something is owed; else 0. */
  lateDays: number;
}

/** Payments of one day, for one agreement or for all agreements. */
export interface PaymentDay {
  day: IsoDay;
  payments: readonly Payment[];
  /** Sum of the payments as planned, in kopeks. */
  estimate: number;
  isLate: boolean;
}

export interface ReadPayments {
  payments: Payment[];
  /** Number of objects without a valid day or sum: totals exclude them, and the page shows a note. */
  unreadable: number;
}

/** Returns the payments of the objects without duplicates, and the number of unreadable objects. */
export function readPayments(objects: readonly FinancingObject[], today: IsoDay): ReadPayments {
  const payments = new Map<string, Payment>();
  let unreadable = 0;
  for (const object of objects) {
    const payment = readPayment(object, today);
    if (payment) payments.set(object.id, payment);
    else unreadable += 1;
  }
  return { payments: [...payments.values()], unreadable };
}

function readPayment(object: FinancingObject, today: IsoDay): Payment | null {
  const { id, agreement, debtor, plannedRepaymentDate: day, remainder: kopeks = -1 } = object;
  if (!isIsoDay(day) || kopeks < 0) return null;
  return {
    key: id,
    day,
    agreementId: agreement?.id ?? '',
    agreement: agreement?.number ?? '',
    number: object.number ?? '',
    supply: object.supply?.number ?? '',
    buyer: debtor?.name ?? '',
    itn: debtor?.itn ?? '',
    kopeks,
    status: shownStatus(financingStatuses, object.status),
    lateDays: kopeks > 0 ? Math.max(0, daysBetween(day, today)) : 0,
  };
}

/**
 * Returns the days with expected payments of an agreement, the earliest day first.
 *
 * @param agreementId id of the agreement; the id of `ALL_AGREEMENTS` selects all agreements
 */
export function paymentDays(payments: readonly Payment[], agreementId: string): PaymentDay[] {
  const isAll = agreementId === ALL_AGREEMENTS.id;
  const days = new Map<IsoDay, Payment[]>();
  for (const payment of payments) {
    if (!isAll && payment.agreementId !== agreementId) continue;
    const others = days.get(payment.day);
    if (others) others.push(payment);
    else days.set(payment.day, [payment]);
  }
  return sorted(days, ([left], [right]) => (left < right ? -1 : 1)).map(([day, payments]) => ({
    day,
    payments,
    estimate: payments.reduce((sum, { kopeks }) => sum + kopeks, 0),
    isLate: payments.some(({ lateDays }) => lateDays > 0),
  }));
}
