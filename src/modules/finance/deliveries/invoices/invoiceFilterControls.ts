import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { billFilterControls } from '../../../../products/payment/billFilterControls';

/** How the filters of bills look. */
export const invoiceFilterControls = billFilterControls(financeInvoiceStatuses);
