import { byId } from '../access';
import { toDate } from '../core/clock';
import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';
import { toAgreementReference } from './financeAgreement';
import { invoiceStatus } from './financeStatuses';

type FinanceInvoice = Operations['getFinanceInvoice']['response'];

function statusOf({ clock }: World, row: Row<'financeInvoice'>): string {
  if (row.isCancelled) return 'CANCELLED';
  if (row.paidDate !== null) return 'PAID';
  if (row.dueDate < toDate(clock.now())) return 'OVERDUE';
  return row.paidAmount > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** Includes the bank to pay. */
export function toFinanceInvoice(world: World, row: Row<'financeInvoice'>): FinanceInvoice {
  const { db } = world;
  const agreement = byId(db.financeAgreement, row.agreementId, 'Договор не найден');
  const bank = byId(db.financeBank, agreement.bankId, 'Банк не найден');
  const { periodStartDate, periodEndDate } = row;
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    amount: row.amount,
    paidAmount: row.paidAmount,
    unpaidAmount: row.isCancelled ? 0 : row.amount - row.paidAmount,
    vatAmount: row.vatAmount,
    purpose: row.purpose,
    dueDate: row.dueDate,
    period:
      periodStartDate === null || periodEndDate === null
        ? null
        : { startDate: periodStartDate, endDate: periodEndDate },
    status: invoiceStatus(statusOf(world, row)),
    recipient: { fullName: bank.fullName, itn: bank.itn, kpp: bank.kpp },
    paymentDetails: {
      bik: bank.bik,
      bankName: bank.fullName,
      correspondentAccount: bank.correspondentAccount,
      settlementAccount: bank.settlementAccount,
    },
    agreement: toAgreementReference(world, agreement),
    fileId: row.fileId,
    paidDate: row.paidDate,
  };
}
