import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { numberAndDate } from '../numberAndDate';
import { shownBill, type ShownBill } from '../../../../products/payment/shownBill';

/** A bill of a bank as it is shown. */
export interface ShownInvoice extends ShownBill {
  /** «№ ФД-12»; empty without an agreement. */
  agreement: string;
}

/** Reads a row of the registry. */
export function shownInvoice(row: object): ShownInvoice {
  const invoice = fieldsOf(row);
  const { fullName: name, itn, kpp } = fieldsOf(invoice['recipient']);
  const payee = { ...fieldsOf(invoice['paymentDetails']), name, itn, kpp };
  return {
    ...shownBill(row, payee, financeInvoiceStatuses),
    agreement: numberAndDate(fieldsOf(invoice['agreement'])['number'], null),
  };
}
