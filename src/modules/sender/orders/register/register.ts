import { PREFETCH } from '../../../../api/cache/freshness';
import { senderApi, type Order } from '../../../../api/endpoints/sender';
import { moscowDay } from '../../../../lib/isoDay';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import type { FilterValues } from '../../../../blocks/registry/registryFilters';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';
import { labelNumber } from '../../../../blocks/registry/labelNumber';
import { listOf } from '../../../../blocks/registry/searchedList';
import { loadMonthlyClaims } from '../../claim/claimQueries';
import { pressingDeadline } from './claimDeadline';

const { choicesFilter, defineRegistryQuery, flagFilter, periodFilter, searchFilter, yesNoFilter } =
  registryOf<Order>();

/** Number of a waybill: eight or more digits. */
const WAYBILL = /^\d{8,}$/;

const byNumber = searchFilter({
  label: 'Номер заказа, накладной или город',
  placeholder: 'Заказ, накладная, город',
  fields: ['orderNumber', { field: 'toCity', looks: 'name' }],
  sum: 'declaredValue',
});
const byWaybill = searchFilter({ fields: ['trackNumber'] });

/** Filters, views and sorting of the registry of orders, and their parameters in the address. */
export const ordersQuery = defineRegistryQuery({
  id: 'orders',
  operation: 'findOrders',
  sorts: [
    'orderNumber',
    'trackNumber',
    'createdDateTime',
    'status.name',
    'toCity',
    'declaredValue',
    'insuredSum',
    'insurancePremium',
    'claimDeadline',
  ],
  sort: { id: 'createdDateTime', direction: 'desc' },
  sortThen: [{ id: 'orderNumber', direction: 'desc' }],
  filters: {
    search: {
      ...byNumber,
      listedIn: (field: string) =>
        field === 'trackNumber' ? ' среди накладных' : ' среди номеров заказов',
      conditions: (text: string, now: Date) => {
        const areWaybills = (listOf(text) ?? [labelNumber(text)]).every((value) =>
          WAYBILL.test(value),
        );
        return (areWaybills ? byWaybill : byNumber).conditions(text, now);
      },
    },
    period: periodFilter({
      label: 'Создан',
      field: 'createdDateTime',
      ofMoments: true,
      isPast: true,
    }),
    // The options come from the server's directory of statuses.
    status: choicesFilter({ label: 'Статус', field: 'status.code' }),
    insured: yesNoFilter({
      label: 'Страхование',
      field: 'insured',
      names: { yes: 'Застрахован', no: 'Не застрахован' },
    }),
    claim: flagFilter({
      label: 'С заявлением',
      filters: () => [{ field: 'claim', value: null, operation: 'NE' }],
    }),
    deadline: flagFilter({
      label: 'Истекает срок заявления',
      filters: (now) => pressingDeadline(moscowDay(now)),
    }),
  },
});

export type OrderFilters = FilterValues<typeof ordersQuery.filters>;

const { prefetch } = senderApi.util;
const loadOrders = loadRegistry(ordersQuery, (searchRequest) =>
  prefetch('findOrders', { searchRequest }, PREFETCH),
);

export function load(context: LoadContext): void {
  loadOrders(context);
  context.dispatch(prefetch('getOrderStatuses', undefined, PREFETCH));
  loadMonthlyClaims(context);
}
