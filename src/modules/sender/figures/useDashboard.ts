import { useMemo } from 'react';
import { FRESH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { orderFigures, type OrderFigures } from '../orderFigures';

/** State of the figures. N10: after a failed call they are omitted; `refetch` loads them again. */
export type Dashboard =
  | { state: 'loading' }
  | { state: 'none'; fetching: boolean; refetch: () => unknown }
  | { state: 'known'; figures: OrderFigures };

export interface FiguresProps {
  dashboard: Dashboard;
  /** Level of the heading of the card or section; 2 by default. */
  headingLevel?: 2 | 3;
}

export function useDashboard(): Dashboard {
  const { data, error, isFetching, refetch } = senderApi.useGetOrderDashboardQuery(
    undefined,
    FRESH,
  );
  const figures = useMemo(() => (data === undefined ? undefined : orderFigures(data)), [data]);
  if (error !== undefined) return { state: 'none', fetching: isFetching, refetch };
  return figures === undefined ? { state: 'loading' } : { state: 'known', figures };
}
