import { shownStatus } from '../../domain/statuses/shownStatus';
import type { Status, Statuses } from '../../domain/statuses/status';
import { dateText } from '../../lib/dates';
import { fieldsOf } from '../../lib/fieldsOf';
import { overdueText } from '../../lib/overdueText';
import type { Payment } from '../../lib/paymentCode';
import { periodText } from '../../lib/periodText';
import { shownText } from '../../lib/shownText';

/** A bill as it is shown: texts are texts, whatever the server sent. */
export interface ShownBill {
  id: string;
  number: string;
  /** Days as the server writes them. */
  date: string;
  dueDate: string;
  paidDate: string;
  /** «01.10.2026 — 31.10.2026»; empty for a single service. */
  period: string;
  purpose: string;
  /** Kopeks; anything where the server sent no number. */
  amount: unknown;
  vatAmount: unknown;
  status: Status;
  /** Whom to pay, and how much: what is left to pay, of a closed bill its sum. */
  payment: Payment;
  /** Nothing is left to pay. */
  isClosed: boolean;
  /** Kopeks that were paid of a bill that is not closed; 0 where none were, or it is not known. */
  paidPart: number;
  /** A part is paid, and the server does not say how much: the whole sum stands in `payment`. */
  isRestUnknown: boolean;
  /** Empty while there is no file. */
  fileId: string;
}

/** What is left to pay of an open bill, in kopeks; NaN where the server told no sums. */
function restOf({ amount, paidAmount, unpaidAmount }: Readonly<Record<string, unknown>>): number {
  if (typeof unpaidAmount === 'number') return unpaidAmount;
  if (typeof amount !== 'number') return Number.NaN;
  return typeof paidAmount === 'number' ? Math.max(0, amount - paidAmount) : amount;
}

/** «Оплатите до 02.12.2026»; undefined where that day is over, or is none. */
function dueWords(dueDate: string, kopeks: number, paidPart: number): string | undefined {
  const day = dateText(dueDate);
  if (day === '' || !(kopeks > 0) || overdueText(dueDate, kopeks) !== '') return undefined;
  return paidPart > 0 ? `Оплачена часть суммы. Оплатите остаток до ${day}` : `Оплатите до ${day}`;
}

/** Statuses in which nothing is to be paid any more. */
const CLOSED = ['PAID', 'CANCELLED'];

/**
 * Reads a bill.
 *
 * @param payee whom to pay: name, itn, kpp and the account, as the contract names them
 */
export function shownBill(
  row: object,
  payee: Readonly<Record<string, unknown>>,
  statuses: Statuses,
): ShownBill {
  const bill = fieldsOf(row);
  const statusName = shownText(fieldsOf(bill['status'])['name']);
  const { amount } = bill;
  const status = shownStatus(statuses, bill['status']);
  const dueDate = shownText(bill['dueDate']);
  const isClosed = CLOSED.includes(statusName);
  const whole = typeof amount === 'number' ? amount : Number.NaN;
  const kopeks = isClosed ? whole : restOf(bill);
  const paidPart = whole > kopeks ? whole - kopeks : 0;
  const purpose = shownText(bill['purpose']);
  return {
    id: shownText(bill['id']),
    number: shownText(bill['number']),
    date: shownText(bill['date']),
    dueDate,
    paidDate: shownText(bill['paidDate']),
    period: periodText(bill['period']),
    purpose,
    amount,
    vatAmount: bill['vatAmount'],
    status: {
      ...status,
      meaning: (isClosed ? undefined : dueWords(dueDate, kopeks, paidPart)) ?? status.meaning,
    },
    payment: {
      recipient: shownText(payee['name']),
      itn: shownText(payee['itn']),
      kpp: shownText(payee['kpp']),
      bankName: shownText(payee['bankName']),
      bik: shownText(payee['bik']),
      correspondentAccount: shownText(payee['correspondentAccount']),
      settlementAccount: shownText(payee['settlementAccount']),
      kopeks,
      purpose,
    },
    isClosed,
    paidPart,
    isRestUnknown: statusName === 'PARTIALLY_PAID' && paidPart === 0,
    fileId: shownText(bill['fileId']),
  };
}
