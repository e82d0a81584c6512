import { useMemo } from 'react';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { keyOfRow, type Keyed } from '../../../../blocks/registry/shownPage';
import { useRegistryView } from '../../../../blocks/registry/useRegistryView';
import { boxIcon } from '../../../../ui/icon/drawings/boxIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { Money } from '../../../../ui/value/Money';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { orderColumns } from './orderColumns';
import { orderFilterControls } from './orderFilterControls';
import { OrderPanel } from './OrderPanel';
import { ordersQuery } from './ordersQuery';
import { OrderTiles } from './OrderTiles';
import type { ShownOrder } from './shownOrder';
import { useOrders } from './useOrders';
import { useStatusOptions } from './useStatusOptions';

const panelOf = (order: Keyed<ShownOrder>) => <OrderPanel key={order.key} order={order} />;

/** «Заказы»: what the courier company carries, and what of it is insured. */
export default function OrdersTab() {
  const view = useRegistryView(ordersQuery);
  const { shown, totals } = useOrders(view.request);
  const statuses = useStatusOptions();
  const controls = useMemo(() => orderFilterControls(statuses), [statuses]);
  return (
    <>
      <MonthlyClaims brief />
      <RegistryScreen
        tiles={
          <OrderTiles filters={view.filters} onFilter={(filters) => view.setFilters(filters)} />
        }
        query={ordersQuery}
        view={view}
        label="Реестр заказов"
        rowWords={['заказ', 'заказа', 'заказов']}
        columns={orderColumns}
        answer={shown}
        keyOf={keyOfRow}
        filterControls={controls}
        rowPanel={panelOf}
        panelLabel={({ number }) => `Заказ №\u00A0${number}`}
        sum={totals && <Totals totals={totals} />}
        empty={
          <EmptyState framed={false} icon={boxIcon} title="Здесь появятся заказы">
            Они загружаются из личного кабинета курьерской компании, когда подключён аккаунт.
          </EmptyState>
        }
      />
    </>
  );
}

/** Sums of everything found, of those that the server tells. */
function Totals({ totals }: { totals: Readonly<Record<string, number>> }) {
  const { insuredSum, insurancePremium } = totals;
  if (insuredSum === undefined) return undefined;
  return (
    <>
      <Money kopeks={insuredSum} />
      {insurancePremium !== undefined && (
        <>
          , премия <Money kopeks={insurancePremium} />
        </>
      )}
    </>
  );
}
