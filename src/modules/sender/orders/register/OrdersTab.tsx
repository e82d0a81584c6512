import { useMemo } from 'react';
import { senderApi, type OrderStatus } from '../../../../api/endpoints/sender';
import { totalsOf } from '../../../../blocks/registry/RegistryFooter';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { useSelection } from '../../../../blocks/registry/selection/useSelection';
import { Note } from '../../../../ui/state/Note';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { ClaimButton, claimable } from './ClaimButton';
import { orderColumns } from './orderColumns';
import { OrderPanel } from './panel';
import { ordersQuery } from './register';
import { OrderTiles } from './OrderTiles';
import { isMoving, MOVING_MS, shownOrder, type ShownOrder } from './shownOrder';
import { FRESH } from '../../../../api/cache/freshness';
import type { FilterOption } from '../../../../blocks/registry/registryFilters';

const useOrders = defineRegistry({
  query: ordersQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: senderApi.endpoints.findOrders,
  get: senderApi.endpoints.getOrder,
  show: shownOrder,
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
          label: ({ number }) => `Заказ №\u00A0${number}`,
        }}
        renderSum={({ insuredSum, insurancePremium }) =>
          totalsOf(insuredSum, 'премия', insurancePremium)
        }
        empty={
          <EmptyState
            framed={false}
            title="Здесь появятся заказы"
            action={
              <LinkButton to={paths.insuranceManagement} variant="outlined">
                Проверить подключение
              </LinkButton>
            }
          >
            Они загружаются из личного кабинета курьерской компании, когда подключён аккаунт.
          </EmptyState>
        }
      />
    </>
  );
}

/** Explains why no order on the page can be selected; null if an order can be selected, or if there are no orders. */
function NoneClaimable({ orders: shown }: { orders: readonly ShownOrder[] }) {
  if (shown.length === 0 || shown.some(claimable.isSelectable)) return null;
  return (
    <Note tone="info">
      {shown.every(({ insured }) => !insured)
        ? 'Заказы на этой странице не застрахованы: создать по ним заявления нельзя. Страхуются заказы, созданные после включения страхования.'
        : 'По заказам на этой странице нельзя создать новые заявления: они не застрахованы, ещё не переданы курьерской службе или заявление по ним уже есть.'}
    </Note>
  );
}

/** Returns the options of the status filter: the directory's statuses that have a code. */
function statusChoices(rows: readonly OrderStatus[]): FilterOption[] {
  const options = rows.flatMap(({ code: value, name }) =>
    value ? [{ value, label: name || value }] : [],
  );
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Returns the directory of statuses; null while it loads. N10: also null after a failure. */
function useStatusOptions(): readonly FilterOption[] | null {
  const { data } = senderApi.useGetOrderStatusesQuery(undefined, FRESH);
  return useMemo(() => {
    const options = statusChoices(data ?? []);
    return options.length === 0 ? null : options;
  }, [data]);
}
