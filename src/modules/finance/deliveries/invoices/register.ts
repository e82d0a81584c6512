import type { FinanceInvoice } from '../../../../api/endpoints/financeAgreement';
import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { billsQuery } from '../../../../products/payment/billsQuery';
import { registryOf } from '../../../../blocks/registry/registryQuery';

/** What the registry of banks' bills can be asked for, and its place in the address. */
export const invoicesQuery = registryOf<FinanceInvoice>().defineRegistryQuery({
  ...billsQuery(financeInvoiceStatuses),
  id: 'finance-invoices',
  operation: 'findFinanceInvoices',
  sorts: ['number', 'date', 'purpose', 'amount', 'vatAmount', 'dueDate', 'status.name'],
});
