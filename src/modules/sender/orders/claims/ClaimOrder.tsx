import { Link } from 'react-router-dom';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useGetOrderQuery } from '../../../../api/endpoints/sender';
import { paths } from '../../../../domain/paths';
import { RowSection } from '../../../../blocks/registry/RowDetails';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { routeText, shownOrder } from '../register/shownOrder';

/** The order of a claim, with the way to it; nothing where it cannot be read (rule N10). */
export function ClaimOrder({ id }: { id: string }) {
  const { currentData } = useGetOrderQuery({ id }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  if (currentData === undefined) return null;
  const order = shownOrder(currentData);
  const query = new URLSearchParams({ search: order.number, row: order.id });
  return (
    <RowSection title="Заказ">
      <DataList>
        <DataRow label="№ заказа">
          <Link to={`${paths.orderRegister}?${query}`}>{order.number}</Link>
        </DataRow>
        <DataRow label="Маршрут">{routeText(order)}</DataRow>
        <DataRow label="Статус">{order.status.label}</DataRow>
      </DataList>
    </RowSection>
  );
}
