import { useMemo } from 'react';
import { FRESH } from '../../../../api/cache/freshness';
import { isRetryable } from '../../../../api/errors';
import { senderApi } from '../../../../api/endpoints/sender';
import { orderFigures, type OrderFigures } from '../../orderFigures';

const { useQueryState, useQuerySubscription } = senderApi.endpoints.getOrderDashboard;

/** Figures that failed to load are loaded again after so long, milliseconds. */
const RETRY_MS = 30_000;

/** What is known of the figures; a failed call leaves them out (rule N10). */
export type Dashboard =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'known'; figures: OrderFigures };

/** Loads the figures, and again where the failure may pass (`isRetryable`). */
export function useDashboard(): Dashboard {
  const { data, error } = useQueryState(undefined);
  useQuerySubscription(undefined, {
    ...FRESH,
    pollingInterval: error !== undefined && isRetryable(error) ? RETRY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const figures = useMemo(() => (data === undefined ? undefined : orderFigures(data)), [data]);
  if (error !== undefined) return { state: 'none' };
  return figures === undefined ? { state: 'loading' } : { state: 'known', figures };
}
