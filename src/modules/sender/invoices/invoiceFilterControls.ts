import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import { billFilterControls } from '../../../products/payment/billFilterControls';

/** How the filters of bills look. */
export const invoiceFilterControls = billFilterControls(senderInvoiceStatuses);
