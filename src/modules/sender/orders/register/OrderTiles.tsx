import { FRESH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { paths } from '../../../../domain/paths';
import { countOf } from '../../../../lib/countOf';
import { formatDate } from '../../../../lib/dates';
import { isFilteredBy } from '../../../../blocks/registry/registryQuery';
import { tabPath } from '../../../../shell/modules/pageTabs';
import { FilterTile, FilterTiles, LinkTile } from '../../../../ui/card/Tiles';
import { Money } from '../../../../ui/value/Money';
import { orderFigures, type OrderFigures } from '../../orderFigures';
import { ordersQuery, type OrderFilters } from './register';

interface OrderTilesProps {
  /** Current filters of the registry. */
  filters: OrderFilters;
  onFilter: (filters: OrderFilters) => void;
}

/** Returns the filters of the tiles; each finds the orders that its tile counts. */
export function tileFilters({ period }: Pick<OrderFigures, 'period'>) {
  const counted: OrderFilters = period ? { period } : {};
  return {
    all: counted,
    insured: { ...counted, insured: 'yes' },
    notDelivered: { ...counted, status: ['NOT_DELIVERED'] },
  } as const satisfies Record<string, OrderFilters>;
}

/** The figures above the registry. N10: if they fail to load, the registry is shown without them. */
export function OrderTiles({ filters, onFilter }: OrderTilesProps) {
  const { data, isError } = senderApi.useGetOrderDashboardQuery(undefined, FRESH);
  if (data === undefined && isError) return null;
  const figures = orderFigures(data);
  const missing = data === undefined ? undefined : '—';
  const number = (value: number | undefined) => value?.toLocaleString('ru-RU') ?? missing;
  const wanted = tileFilters(figures);
  const tile = (name: keyof typeof wanted) => {
    const pressed = isFilteredBy(ordersQuery, wanted[name], filters);
    // A press on a pressed tile removes all filters.
    return { pressed, onClick: () => onFilter(pressed ? {} : wanted[name]) };
  };
  return (
    <FilterTiles label="Показатели заказов" columns={5}>
      <FilterTile
        label="Заказов"
        value={number(figures.ordersTotal)}
        detail={sinceText(figures)}
        {...tile('all')}
      />
      <FilterTile
        label="Застраховано"
        value={number(figures.insuredOrders)}
        detail={
          figures.insuredSum === undefined ? undefined : <SumOf kopeks={figures.insuredSum} />
        }
        {...tile('insured')}
      />
      <FilterTile
        label="Не вручено"
        value={number(figures.notDelivered)}
        detail="возвраты и невыкупы"
        {...tile('notDelivered')}
      />
      <LinkTile
        to={tabPath({ path: paths.orderRegister }, 'claims')}
        label="Выплачено по заявлениям"
        value={
          figures.claimsPaidSum === undefined ? (
            missing
          ) : (
            <Money kopeks={figures.claimsPaidSum} fraction={false} />
          )
        }
        detail={
          figures.paidClaims === undefined
            ? undefined
            : countOf(figures.paidClaims, 'заявление', 'заявления', 'заявлений')
        }
      />
      <LinkTile
        to={paths.invoicesPayment}
        label="Счета к оплате"
        value={number(figures.unpaidInvoices)}
        tone={figures.unpaidInvoices ? 'danger' : 'neutral'}
      />
    </FilterTiles>
  );
}

function SumOf({ kopeks }: { kopeks: number }) {
  return (
    <>
      на <Money kopeks={kopeks} fraction={false} />
    </>
  );
}

const sinceText = ({ period }: OrderFigures) =>
  period === null ? undefined : `с ${formatDate(period.from)}`;
