import { billsQuery } from '../../../../products/payment/billsQuery';
import { defineRegistryQuery } from '../../../../blocks/registry/registryQuery';

/** What the registry of banks' bills can be asked for, and its place in the address. */
export const invoicesQuery = defineRegistryQuery({
  ...billsQuery,
  id: 'finance-invoices',
  sorts: ['number', 'date', 'purpose', 'amount', 'vatAmount', 'dueDate', 'status.name'],
});
