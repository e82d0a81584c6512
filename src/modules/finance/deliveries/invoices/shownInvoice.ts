import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import type { Status } from '../../../../domain/statuses/status';
import { formatDate } from '../../../../lib/dates';
import { fieldsOf } from '../../../../lib/fieldsOf';
import type { Payment } from '../../../../lib/paymentCode';
import { shownText } from '../../../../lib/shownText';
import { numberAndDate, shownStatus } from '../shownValues';

/** A bill of a bank as it is shown: texts are texts, whatever the server sent. */
export interface ShownInvoice {
  id: string;
  number: string;
  date: string;
  purpose: string;
  /** Kopeks; anything where the server sent no number. */
  amount: unknown;
  vatAmount: unknown;
  dueDate: string;
  paidDate: string;
  /** «01.10.2026 — 31.10.2026»; empty for a single service. */
  period: string;
  agreement: string;
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

/** Reads a row of the registry. */
export function shownInvoice(row: object): ShownInvoice {
  const invoice = fieldsOf(row);
  const recipient = fieldsOf(invoice['recipient']);
  const account = fieldsOf(invoice['paymentDetails']);
  const statusName = shownText(fieldsOf(invoice['status'])['name']);
  const { amount } = invoice;
  const purpose = shownText(invoice['purpose']);
  return {
    id: shownText(invoice['id']),
    number: shownText(invoice['number']),
    date: shownText(invoice['date']),
    purpose,
    amount,
    vatAmount: invoice['vatAmount'],
    dueDate: shownText(invoice['dueDate']),
    paidDate: shownText(invoice['paidDate']),
    period: periodText(invoice['period']),
    agreement: numberAndDate(fieldsOf(invoice['agreement'])['number'], null),
    status: shownStatus(financeInvoiceStatuses, invoice['status']),
    payment: {
      recipient: shownText(recipient['fullName']),
      itn: shownText(recipient['itn']),
      kpp: shownText(recipient['kpp']),
      bankName: shownText(account['bankName']),
      bik: shownText(account['bik']),
      correspondentAccount: shownText(account['correspondentAccount']),
      settlementAccount: shownText(account['settlementAccount']),
      kopeks: typeof amount === 'number' ? amount : Number.NaN,
      purpose,
    },
    isClosed: CLOSED.includes(statusName),
    isPartlyPaid: statusName === 'PARTIALLY_PAID',
    fileId: shownText(invoice['fileId']),
  };
}

function periodText(period: unknown): string {
  const { startDate, endDate } = fieldsOf(period);
  const [from, to] = [formatDate(startDate), formatDate(endDate)];
  return from === '-' || to === '-' ? '' : `${from}\u00A0— ${to}`;
}
