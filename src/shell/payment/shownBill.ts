import { shownStatus } from '../../domain/statuses/shownStatus';
import type { Status, Statuses } from '../../domain/statuses/status';
import { fieldsOf } from '../../lib/fieldsOf';
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
  /** Whom to pay. */
  payment: Payment;
  /** Nothing is left to pay. */
  isClosed: boolean;
  isPartlyPaid: boolean;
  /** Empty while there is no file. */
  fileId: string;
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
  const purpose = shownText(bill['purpose']);
  return {
    id: shownText(bill['id']),
    number: shownText(bill['number']),
    date: shownText(bill['date']),
    dueDate: shownText(bill['dueDate']),
    paidDate: shownText(bill['paidDate']),
    period: periodText(bill['period']),
    purpose,
    amount,
    vatAmount: bill['vatAmount'],
    status: shownStatus(statuses, bill['status']),
    payment: {
      recipient: shownText(payee['name']),
      itn: shownText(payee['itn']),
      kpp: shownText(payee['kpp']),
      bankName: shownText(payee['bankName']),
      bik: shownText(payee['bik']),
      correspondentAccount: shownText(payee['correspondentAccount']),
      settlementAccount: shownText(payee['settlementAccount']),
      kopeks: typeof amount === 'number' ? amount : Number.NaN,
      purpose,
    },
    isClosed: CLOSED.includes(statusName),
    isPartlyPaid: statusName === 'PARTIALLY_PAID',
    fileId: shownText(bill['fileId']),
  };
}
