import { PREFETCH } from '../../../../api/cache/freshness';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { statusOptions } from '../../../../blocks/registry/registryFilters';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';
import { loadMonthlyClaims } from '../../claim/claimQueries';

const { choicesFilter, defineRegistryQuery, periodFilter, searchFilter, yesNoFilter } =
  registryOf<Claim>();

/** Filters, views and sorting of the registry of claims, and their parameters in the address. */
export const claimsQuery = defineRegistryQuery({
  id: 'claims',
  operation: 'findClaims',
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
    search: searchFilter({
      label: 'Номер или описание',
      fields: ['number', { field: 'description', looks: 'name' }],
      sum: 'claimedAmount',
    }),
    period: periodFilter({
      label: 'Создано',
      field: 'createdDateTime',
      ofMoments: true,
      isPast: true,
    }),
    status: choicesFilter({
      label: 'Статус',
      field: 'status.name',
      options: statusOptions(claimStatuses),
    }),
    monthly: yesNoFilter({
      label: 'Вид',
      field: 'isGroupClaim',
      names: { no: 'По одному заказу', yes: 'За месяц' },
    }),
  },
});

const loadClaims = loadRegistry(claimsQuery, (claimSearch) =>
  senderApi.util.prefetch('findClaims', { claimSearch }, PREFETCH),
);

export function load(context: LoadContext): void {
  loadClaims(context);
  loadMonthlyClaims(context);
}
