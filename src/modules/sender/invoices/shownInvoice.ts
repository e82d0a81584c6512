import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownBill, type ShownBill } from '../../../products/payment/shownBill';

/** A bill for the insurance as it is shown. */
export interface ShownInvoice extends ShownBill {
  /** Insured orders that it covers; null where the server sent no number. */
  ordersTotal: number | null;
}

/** Reads a row of the registry. */
export function shownInvoice(row: object): ShownInvoice {
  const { recipient, ordersTotal } = fieldsOf(row);
  return {
    ...shownBill(row, fieldsOf(recipient), senderInvoiceStatuses),
    ordersTotal: typeof ordersTotal === 'number' ? ordersTotal : null,
  };
}
