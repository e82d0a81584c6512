import type { SenderInvoice } from '../../../api/endpoints/sender';
import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import { shownBill, type ShownBill } from '../../../products/payment/shownBill';

/** A bill for the insurance as it is shown. */
export interface ShownInvoice extends ShownBill {
  /** Insured orders that it covers; null where the server sent no number. */
  ordersTotal: number | null;
}

/** A row of the registry, in words. */
export function shownInvoice(invoice: SenderInvoice): ShownInvoice {
  return {
    ...shownBill(invoice, invoice.recipient ?? {}, senderInvoiceStatuses),
    ordersTotal: invoice.ordersTotal ?? null,
  };
}
