import { PREFETCH } from '../../../../api/cache/freshness';
import {
  financeAgreementApi,
  type FinanceInvoice,
} from '../../../../api/endpoints/financeAgreement';
import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { billsQuery } from '../../../../products/payment/billsQuery';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';

/** Query of the registry of banks' bills, and its parameters in the address. */
export const invoicesQuery = registryOf<FinanceInvoice>().defineRegistryQuery({
  ...billsQuery(financeInvoiceStatuses),
  id: 'finance-invoices',
  operation: 'findFinanceInvoices',
  ageing: {
    due: 'due',
    owed: { status: ['UNPAID', 'PARTIALLY_PAID', 'OVERDUE'] },
    total: 'unpaidAmount',
  },
  sorts: ['number', 'date', 'purpose', 'amount', 'vatAmount', 'dueDate', 'status.name'],
});

/** Starts the first call: loads the page that the address names. */
export const load = loadRegistry(invoicesQuery, (searchRequest) =>
  financeAgreementApi.util.prefetch('findFinanceInvoices', { searchRequest }, PREFETCH),
);
