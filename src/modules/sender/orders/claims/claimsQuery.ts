import {
  choicesFilter,
  periodFilter,
  searchFilter,
  yesNoFilter,
} from '../../../../blocks/registry/registryFilters';
import { defineRegistryQuery } from '../../../../blocks/registry/registryQuery';

/** What the registry of claims can be asked for, and its place in the address. */
export const claimsQuery = defineRegistryQuery({
  id: 'claims',
  sorts: [
    'number',
    'createdDateTime',
    'submittedDate',
    'claimedAmount',
    'approvedAmount',
    'paidAmount',
    'status.name',
  ],
  sort: { id: 'createdDateTime', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({ fields: ['number', { field: 'description', looks: 'name' }] }),
    period: periodFilter({ field: 'createdDateTime', ofMoments: true }),
    status: choicesFilter({ field: 'status.name' }),
    monthly: yesNoFilter({ field: 'isGroupClaim' }),
  },
});
