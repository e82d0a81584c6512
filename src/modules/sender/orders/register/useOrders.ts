import { useState } from 'react';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useFindOrdersQuery } from '../../../../api/endpoints/sender';
import type { SearchRequest } from '../../../../api/endpoints/user';
import { useMissingCall } from '../../../../shell/outage/useMissingCall';
import { useShownRows } from '../../../../shell/registry/useShownRows';
import { MOVING } from '../moving';
import { isMoving, shownOrder } from './shownOrder';

/** A page of orders, asked for again by itself while one of them is on its way. */
export function useOrders(searchRequest: SearchRequest) {
  const [moving, setMoving] = useState(false);
  const { skip, answerOf } = useMissingCall('findOrders');
  const answer = useFindOrdersQuery(
    { searchRequest },
    { skip, refetchOnMountOrArgChange: FRESH_SECONDS, ...(moving && MOVING) },
  );
  const shown = useShownRows(answerOf(answer), shownOrder);
  const isOnTheWay = shown.currentData?.content.some((order) => isMoving(order)) ?? moving;
  if (isOnTheWay !== moving) setMoving(isOnTheWay);
  return { shown, totals: answer.data?.totals };
}
