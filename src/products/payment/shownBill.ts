import type { FinanceInvoice } from '../../api/endpoints/financeAgreement';
import type { SenderInvoice } from '../../api/endpoints/sender';
import { shownStatus } from '../../domain/shownRow';
import type { Status, Statuses } from '../../domain/statuses/status';
import { dateText } from '../../lib/dates';
import { overdueText, periodText } from '../../lib/calendar/dayTexts';
import type { Payment } from '../../lib/paymentCode';

/** Fields that bills of the insurance and of banks share. */
export type Bill = Omit<SenderInvoice, 'period' | 'ordersTotal' | 'recipient' | 'status'> &
  Pick<FinanceInvoice, 'period' | 'status'>;

type Payee = Partial<NonNullable<SenderInvoice['recipient']>>;

/** A bill prepared for display. */
export interface ShownBill {
  id: string;
  number: string;
  /** Dates in the server's format. */
  date: string;
  dueDate: string;
  paidDate: string;
  /** Insured period: «01.10.2026 — 31.10.2026»; empty for a single service. */
  period: string;
  purpose: string;
  /** Kopeks. */
  amount: number | undefined;
  vatAmount: number | undefined;
  status: Status;
  /** Recipient and sum: the unpaid rest, or the whole sum of a closed bill. */
  payment: Payment;
  /** True if the bill is paid or cancelled. */
  isClosed: boolean;
  /** Kopeks already paid of an open bill; 0 if none are paid or the sum is unknown. */
  paidPart: number;
  /** True if the bill is partially paid but the server does not say how much; `payment` then contains the whole sum. */
  isRestUnknown: boolean;
  /** Empty while there is no file. */
  fileId: string;
}

/** Returns the unpaid rest of an open bill, in kopeks; NaN if the server sends no sums. */
export function restOf({ amount, paidAmount = 0, unpaidAmount }: Bill): number {
  if (unpaidAmount !== undefined) return unpaidAmount;
  return amount === undefined ? Number.NaN : Math.max(0, amount - paidAmount);
}

/** Returns «Оплатите до 02.12.2026»; undefined if the date has passed or is missing, or if nothing is owed. */
function dueWords(dueDate: string, kopeks: number, paidPart: number): string | undefined {
  const day = dateText(dueDate);
  if (day === '' || !(kopeks > 0) || overdueText(dueDate, kopeks) !== '') return undefined;
  return paidPart > 0 ? `Оплачена часть суммы. Оплатите остаток до ${day}` : `Оплатите до ${day}`;
}

/** Statuses in which a bill can no longer be paid. */
const CLOSED = ['PAID', 'CANCELLED'];

export function shownBill(bill: Bill, payee: Payee, statuses: Statuses): ShownBill {
  const { amount, dueDate = '', purpose = '' } = bill;
  const statusName = bill.status?.name ?? '';
  const status = shownStatus(statuses, bill.status);
  const isClosed = CLOSED.includes(statusName);
  const whole = amount ?? Number.NaN;
  const kopeks = isClosed ? whole : restOf(bill);
  const paidPart = whole > kopeks ? whole - kopeks : 0;
  return {
    id: bill.id,
    number: bill.number ?? '',
    date: bill.date ?? '',
    dueDate,
    paidDate: bill.paidDate ?? '',
    period: periodText(bill.period),
    purpose,
    amount,
    vatAmount: bill.vatAmount,
    status: {
      ...status,
      meaning: (isClosed ? undefined : dueWords(dueDate, kopeks, paidPart)) ?? status.meaning,
    },
    payment: {
      recipient: payee.name ?? '',
      itn: payee.itn ?? '',
      kpp: payee.kpp ?? '',
      bankName: payee.bankName ?? '',
      bik: payee.bik ?? '',
      correspondentAccount: payee.correspondentAccount ?? '',
      settlementAccount: payee.settlementAccount ?? '',
      kopeks,
      purpose,
    },
    isClosed,
    paidPart,
    isRestUnknown: statusName === 'PARTIALLY_PAID' && paidPart === 0,
    fileId: bill.fileId ?? '',
  };
}
