import type { FinancingObject } from '../../../../api/endpoints/financeCalendar';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { statusOf } from '../../../../domain/statuses/status';
import type { Tone } from '../../../../domain/tone';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { daysBetween, isIsoDay, type IsoDay } from '../../../../lib/isoDay';
import { shownText } from '../../../../lib/shownText';

/** What a buyer is to pay for one financing object. All texts can be shown as they are. */
export interface Payment {
  /** Unique in its list, whatever the server sent. */
  key: string;
  day: IsoDay;
  agreementId: string;
  /** Number of the claim. */
  number: string;
  /** Number of the shipping document. */
  supply: string;
  buyer: string;
  itn: string;
  /** What is still owed, in kopeks. */
  kopeks: number;
  status: { label: string; tone: Tone };
  /** Days since the planned day, while something is owed; else 0. */
  lateDays: number;
}

/** The payments of one day of one agreement, or of all of them. */
export interface PaymentDay {
  day: IsoDay;
  payments: readonly Payment[];
  /** What they come to by the planned days, in kopeks. */
  estimate: number;
  isLate: boolean;
}

/** What objects say of payments. */
export interface ReadPayments {
  payments: Payment[];
  /** Objects without a readable day or sum: they would make every total wrong in silence. */
  unreadable: number;
}

/** Reads payments from objects, each once. */
export function readPayments(objects: readonly FinancingObject[], today: IsoDay): ReadPayments {
  const payments = new Map<string, Payment>();
  let unreadable = 0;
  for (const [index, object] of objects.entries()) {
    const key = shownText(object.id) || `row ${index}`;
    const payment = readPayment(object, key, today);
    if (payment) payments.set(key, payment);
    else unreadable += 1;
  }
  return { payments: [...payments.values()], unreadable };
}

function readPayment(object: FinancingObject, key: string, today: IsoDay): Payment | null {
  const { plannedRepaymentDate: day, remainder: kopeks } = object;
  if (!isIsoDay(day) || !Number.isSafeInteger(kopeks) || kopeks < 0) return null;
  const debtor = fieldsOf(object.debtor);
  const { name, description } = fieldsOf(object.status);
  return {
    key,
    day,
    agreementId: shownText(fieldsOf(object.agreement)['id']),
    number: shownText(object.number),
    supply: shownText(fieldsOf(object.supply)['number']),
    buyer: shownText(debtor['name']),
    itn: shownText(debtor['itn']),
    kopeks,
    status: statusOf(financingStatuses, shownText(name), shownText(description)),
    lateDays: kopeks > 0 ? Math.max(0, daysBetween(day, today)) : 0,
  };
}

/** The days on which the buyers of an agreement are to pay, in their order. */
export function paymentDays(payments: readonly Payment[], agreementId: string): PaymentDay[] {
  const days = new Map<IsoDay, Payment[]>();
  for (const payment of payments) {
    if (payment.agreementId !== agreementId) continue;
    const others = days.get(payment.day);
    if (others) others.push(payment);
    else days.set(payment.day, [payment]);
  }
  return [...days]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([day, payments]) => ({
      day,
      payments,
      estimate: payments.reduce((sum, { kopeks }) => sum + kopeks, 0),
      isLate: payments.some(({ lateDays }) => lateDays > 0),
    }));
}
