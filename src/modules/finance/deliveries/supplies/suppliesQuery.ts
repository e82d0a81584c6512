import { addDays, moscowDay } from '../../../../lib/isoDay';
import {
  choicesFilter,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
  type FilterValues,
} from '../../../../blocks/registry/registryFilters';
import { textFilter } from '../../../../blocks/registry/textFilter';
import { defineRegistryQuery } from '../../../../blocks/registry/registryQuery';

/** What a buyer still owes: a kopek at least. */
const OWED = { field: 'debtSum', value: 1, operation: 'GE' } as const;

/** Days for which «К оплате за 7 дней» looks ahead, today included. */
const SOON_DAYS = 7;

/** What the registry of supplies can be asked for, and its place in the address. */
export const suppliesQuery = defineRegistryQuery({
  id: 'supplies',
  sorts: [
    'number',
    'documentDate',
    'invoiceNumber',
    'debtor.name',
    'contractNumber',
    'amount',
    'deferralDays',
    'paymentDate',
    'debtSum',
    'status.name',
  ],
  sort: { id: 'documentDate', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({ fields: ['number', 'debtor.name', 'debtor.itn'] }),
    due: periodFilter({ field: 'paymentDate' }),
    period: periodFilter({ field: 'documentDate' }),
    amount: kopeksFilter({ field: 'amount' }),
    buyer: textFilter(['debtor.name', 'debtor.itn']),
    contract: textFilter([{ field: 'contractNumber', looks: 'name' }]),
    type: choicesFilter({ field: 'documentType' }),
    status: choicesFilter({ field: 'status.name' }),
    soon: flagFilter({
      filters: (now) => [
        OWED,
        { field: 'paymentDate', value: moscowDay(now), operation: 'GE' },
        {
          field: 'paymentDate',
          value: addDays(moscowDay(now), SOON_DAYS - 1),
          operation: 'LE',
        },
      ],
    }),
    overdue: flagFilter({
      filters: (now) => [
        OWED,
        { field: 'paymentDate', value: addDays(moscowDay(now), -1), operation: 'LE' },
      ],
    }),
    withoutContract: flagFilter({
      filters: () => [{ field: 'contractNumber', value: null, operation: 'EQ' }],
    }),
  },
});

/** Values of the filters of supplies. */
export type SupplyFilters = FilterValues<typeof suppliesQuery.filters>;
