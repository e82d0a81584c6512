import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { billFilterControls } from '../../../../shell/payment/billFilterControls';

/** How the filters of bills look. */
export const invoiceFilterControls = billFilterControls(financeInvoiceStatuses);
