import { billsQuery } from '../../../../shell/payment/billsQuery';
import { defineRegistryQuery } from '../../../../shell/registry/registryQuery';

/** What the registry of banks' bills can be asked for, and its place in the address. */
export const invoicesQuery = defineRegistryQuery({
  ...billsQuery,
  id: 'finance-invoices',
  sorts: ['number', 'date', 'purpose', 'amount', 'vatAmount', 'dueDate', 'status.name'],
});
