import { PREFETCH } from '../../../../api/cache/freshness';
import {
  financeAgreementApi,
  type FinanceInvoice,
} from '../../../../api/endpoints/financeAgreement';
import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { billsQuery } from '../../../../products/payment/billsQuery';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';

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

export const load = loadRegistry(invoicesQuery, (searchRequest) =>
  financeAgreementApi.util.prefetch('findFinanceInvoices', { searchRequest }, PREFETCH),
);
