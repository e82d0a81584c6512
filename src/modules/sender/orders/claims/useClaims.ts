import { useState } from 'react';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useFindClaimsQuery } from '../../../../api/endpoints/sender';
import type { SearchRequest } from '../../../../api/endpoints/user';
import { useShownRows } from '../../../../shell/registry/useShownRows';
import { MOVING } from '../moving';
import { isAtRest, shownClaim } from './shownClaim';

/** A page of claims, asked for again by itself while one of them waits for its decision or its money. */
export function useClaims(claimSearch: SearchRequest) {
  const [moving, setMoving] = useState(false);
  const answer = useFindClaimsQuery(
    { claimSearch },
    { refetchOnMountOrArgChange: FRESH_SECONDS, ...(moving && MOVING) },
  );
  const shown = useShownRows(answer, shownClaim);
  const isUnderWay = shown.currentData?.content.some((claim) => !isAtRest(claim)) ?? moving;
  if (isUnderWay !== moving) setMoving(isUnderWay);
  return shown;
}
