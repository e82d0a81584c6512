import type { FinanceInvoice } from '../../../../api/endpoints/financeAgreement';
import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { numberAndDate } from '../numberAndDate';
import { shownBill, type ShownBill } from '../../../../products/payment/shownBill';

/** A bill of a bank as it is shown. */
export interface ShownInvoice extends ShownBill {
  /** «№ ФД-12»; empty without an agreement. */
  agreement: string;
}

/** A row of the registry, in words. */
export function shownInvoice(invoice: FinanceInvoice): ShownInvoice {
  const { recipient, paymentDetails, agreement } = invoice;
  const payee = { ...paymentDetails, ...recipient, name: recipient?.fullName };
  return {
    ...shownBill(invoice, payee, financeInvoiceStatuses),
    agreement: numberAndDate(agreement?.number, null),
  };
}
