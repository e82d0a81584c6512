import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useFindOrdersQuery } from '../../../../api/endpoints/sender';
import type { SearchRequest } from '../../../../api/endpoints/user';
import { useMissingCall } from '../../../../shell/outage/useMissingCall';
import { useShownRows } from '../../../../blocks/registry/useShownRows';
import { usePatience } from '../../../../blocks/patience/usePatience';
import { MOVING_MS } from '../moving';
import { isMoving, shownOrder } from './shownOrder';

/** A page of orders, asked for again by itself while one of them is on its way. */
export function useOrders(searchRequest: SearchRequest) {
  const { options, follow } = usePatience(MOVING_MS);
  const { skip, answerOf } = useMissingCall('findOrders');
  const answer = useFindOrdersQuery(
    { searchRequest },
    { skip, refetchOnMountOrArgChange: FRESH_SECONDS, ...options },
  );
  const shown = useShownRows(answerOf(answer), shownOrder);
  follow(shown.data?.content.some((order) => isMoving(order)) ?? false, answer);
  return { shown, totals: answer.data?.totals };
}
