import { useMemo } from 'react';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { mayPass } from '../../../../api/mayPass';
import { senderApi } from '../../../../api/endpoints/sender';
import { orderFigures, type OrderFigures } from './orderFigures';

const { useQueryState, useQuerySubscription } = senderApi.endpoints.getOrderDashboard;

/** Figures that could not be had are asked for again after so long, without a word. */
const RETRY_MS = 30_000;

/** What is known of the figures; a failed call leaves them out (rule N10). */
export type Dashboard =
  { state: 'loading' } | { state: 'none' } | { state: 'known'; figures: OrderFigures };

/** Loads the figures, and quietly again where that failed and may yet come right. */
export function useDashboard(): Dashboard {
  const { data, error } = useQueryState(undefined);
  useQuerySubscription(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
    pollingInterval: error !== undefined && mayPass(error) ? RETRY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const figures = useMemo(() => (data === undefined ? undefined : orderFigures(data)), [data]);
  if (error !== undefined) return { state: 'none' };
  return figures === undefined ? { state: 'loading' } : { state: 'known', figures };
}
