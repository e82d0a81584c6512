import { defineRegistryQuery } from '../../../../blocks/registry/registryQuery';
import {
  choicesFilter,
  flagFilter,
  periodFilter,
  searchFilter,
  yesNoFilter,
  type FilterValues,
} from '../../../../blocks/registry/registryFilters';

/** A number of the courier company has so many figures and nothing else. */
const WAYBILL = /^\d{8,}$/;

const byNumber = searchFilter({ fields: ['orderNumber', { field: 'toCity', looks: 'name' }] });
const byWaybill = searchFilter({ fields: ['trackNumber'] });

/** What the register of orders can be asked for, and its place in the address. */
export const ordersQuery = defineRegistryQuery({
  id: 'orders',
  sorts: [
    'orderNumber',
    'trackNumber',
    'createdDateTime',
    'status.name',
    'toCity',
    'declaredValue',
    'insuredSum',
    'insurancePremium',
  ],
  sort: { id: 'createdDateTime', direction: 'desc' },
  sortThen: [{ id: 'orderNumber', direction: 'desc' }],
  filters: {
    search: {
      ...byNumber,
      conditions: (text: string, now: Date) =>
        (WAYBILL.test(text.trim()) ? byWaybill : byNumber).conditions(text, now),
    },
    period: periodFilter({ field: 'createdDateTime', ofMoments: true }),
    status: choicesFilter({ field: 'status.code' }),
    insured: yesNoFilter({ field: 'insured' }),
    claim: flagFilter({ filters: () => [{ field: 'claim', value: null, operation: 'NE' }] }),
  },
});

/** Values of the filters of orders. */
export type OrderFilters = FilterValues<typeof ordersQuery.filters>;
