import { useMemo } from 'react';
import { senderApi, type Order, type OrderStatus } from '../../../../api/endpoints/sender';
import { totalsOf } from '../../../../blocks/registry/RegistryFooter';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { useSelection } from '../../../../blocks/registry/selection/useSelection';
import { Note } from '../../../../ui/state/Note';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { ClaimButton, claimable } from './ClaimButton';
import { OrderPanel } from './panel';
import { ordersQuery } from './register';
import { OrderTiles } from './OrderTiles';
import { isMoving, MOVING_MS, orderStatus } from './orderStatus';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import { FRESH } from '../../../../api/cache/freshness';
import type { FilterOption } from '../../../../blocks/registry/registryFilters';
import { dateText } from '../../../../lib/dates';
import { dateTimeText } from '../../../../lib/calendar/moments';
import { moscowDay } from '../../../../lib/isoDay';
import { routeText } from '../claimPaths';
import { dateColumn, moneyColumn, statusColumn, textColumn } from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { TwoLines } from '../../../../ui/value/TwoLines';

const useOrders = defineRegistry({
  query: ordersQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: senderApi.endpoints.findOrders,
  get: senderApi.endpoints.getOrder,
  show: (order) => order,
  polling: { isMoving, firstMs: MOVING_MS },
});

/** «Заказы»: the registry of orders of the courier company. */
export default function OrdersTab() {
  const registry = useOrders({ status: useStatusOptions() });
  const { view } = registry;
  const selection = useSelection(registry, claimable);
  return (
    <>
      <MonthlyClaims />
      <NoneClaimable orders={registry.answer.data?.content ?? []} />
      <RegistryScreen
        tiles={
          <OrderTiles filters={view.filters} onFilter={(filters) => view.setFilters(filters)} />
        }
        registry={registry}
        label="Реестр заказов"
        rowWords={['заказ', 'заказа', 'заказов']}
        columns={orderColumns}
        selection={{
          ...selection,
          sumOf: ({ insuredSum = 0 }) => insuredSum,
          actions: <ClaimButton selection={selection} />,
        }}
        panel={{
          render: (order) => <OrderPanel order={order} />,
          label: ({ orderNumber = '' }) => `Заказ №\u00A0${orderNumber}`,
        }}
        renderSum={({ insuredSum, insurancePremium }) =>
          totalsOf(insuredSum, 'премия', insurancePremium)
        }
        empty={
          <EmptyState
            framed={false}
            title="Здесь появятся заказы"
            link={{ to: paths.insuranceManagement, label: 'Проверить подключение' }}
          >
            Они загружаются из личного кабинета курьерской компании, когда подключён аккаунт.
          </EmptyState>
        }
      />
    </>
  );
}

/** Explains why no order on the page can be selected; null if an order can be selected, or if there are no orders. */
function NoneClaimable({ orders: shown }: { orders: readonly Order[] }) {
  if (shown.length === 0 || shown.some(claimable.isSelectable)) return null;
  return (
    <Note tone="info">
      {shown.every(({ insured }) => !insured)
        ? 'Заказы на этой странице не застрахованы: создать по ним заявления нельзя. Страхуются заказы, созданные после включения страхования.'
        : 'По заказам на этой странице нельзя создать новые заявления: они не застрахованы, ещё не переданы курьерской службе или заявление по ним уже есть.'}
    </Note>
  );
}

/** Omits statuses without a code, and duplicates. */
function statusChoices(rows: readonly OrderStatus[]): FilterOption[] {
  const options = rows.flatMap(({ code: value, name }) =>
    value ? [{ value, label: name || value }] : [],
  );
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Returns the options of the status filter; null until the directory has loaded. N10: also null after a failure. */
function useStatusOptions(): readonly FilterOption[] | null {
  const { data } = senderApi.useGetOrderStatusesQuery(undefined, FRESH);
  return useMemo(() => {
    const options = statusChoices(data ?? []);
    return options.length === 0 ? null : options;
  }, [data]);
}

function claimLabel({ status }: NonNullable<Order['claim']>): string {
  return shownStatus(claimStatuses, status).label;
}

/** The columns of the orders registry. The waybill number is shown with the order number and in a separate column. */
const orderColumns: readonly RegistryColumn<Order>[] = [
  {
    id: 'orderNumber',
    phoneSlot: 'title',
    header: '№ заказа',
    cell: ({ orderNumber, trackNumber }) => (
      <TwoLines strong first={orderNumber} second={trackNumber ?? ''} />
    ),
    value: ({ orderNumber }) => orderNumber,
    width: 106,
  },
  statusColumn(({ status }) => orderStatus(status), 166),
  moneyColumn('declaredValue', 'Объявленная стоимость', ({ declaredValue }) => declaredValue, {
    phoneSlot: 'amount',
    priority: 7,
    width: 128,
  }),
  textColumn('toCity', 'Маршрут', routeText, {
    flex: true,
    phoneSlot: 'party',
    priority: 6,
    cell: (order) => <TwoLines first={routeText(order) || '—'} second="" />,
    width: 169,
  }),
  // The cell shows the date without the time.
  textColumn('createdDateTime', 'Создан', ({ createdDateTime }) => dateTimeText(createdDateTime), {
    phoneSlot: 'date',
    priority: 5,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} />,
    width: 99,
  }),
  textColumn('insured', 'Застрахован', ({ insured }) => (insured ? 'Да' : 'Нет'), {
    priority: 4,
    width: 108,
  }),
  // An uninsured order has no insured sum.
  moneyColumn(
    'insuredSum',
    'Страховая сумма',
    ({ insured, insuredSum }) => (insured ? insuredSum : null),
    { priority: 3, width: 108 },
  ),
  moneyColumn(
    'insurancePremium',
    'Премия',
    ({ insured, insurancePremium }) => (insured ? insurancePremium : null),
    {
      priority: 1,
      width: 100,
    },
  ),
  {
    id: 'claim',
    priority: 2,
    header: 'Заявление',
    cell: ({ claim, claimDeadline }) => {
      if (claim) return <TwoLines first={claim.number} second={claimLabel(claim)} />;
      // No year, because the deadline is a few weeks away at most.
      return claimDeadline && claimDeadline >= moscowDay()
        ? `до\u00A0${dateText(claimDeadline).slice(0, 5)}`
        : '—';
    },
    value: ({ claim }) => (claim ? `${claim.number ?? ''}, ${claimLabel(claim)}` : ''),
    width: 118,
  },
  dateColumn('claimDeadline', 'Заявление до', ({ claimDeadline }) => claimDeadline, {
    width: 128,
    hidden: true,
  }),
  textColumn('trackNumber', '№ накладной', ({ trackNumber }) => trackNumber, {
    width: 128,
    hidden: true,
  }),
  moneyColumn('deliveryCost', 'Доставка', ({ deliveryCost }) => deliveryCost, { hidden: true }),
  moneyColumn('returnCost', 'Возврат', ({ returnCost }) => returnCost, { hidden: true }),
];
