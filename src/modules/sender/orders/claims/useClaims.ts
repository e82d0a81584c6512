import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useFindClaimsQuery } from '../../../../api/endpoints/sender';
import type { SearchRequest } from '../../../../api/endpoints/user';
import { useShownRows } from '../../../../blocks/registry/useShownRows';
import { usePatience } from '../../../../blocks/patience/usePatience';
import { MOVING_MS } from '../moving';
import { isAtRest, shownClaim } from './shownClaim';

/** A page of claims, asked for again by itself while one of them waits for its decision or its money. */
export function useClaims(claimSearch: SearchRequest) {
  const { options, follow } = usePatience(MOVING_MS);
  const answer = useFindClaimsQuery(
    { claimSearch },
    { refetchOnMountOrArgChange: FRESH_SECONDS, ...options },
  );
  const shown = useShownRows(answer, shownClaim);
  follow(shown.data?.content.some((claim) => !isAtRest(claim)) ?? false, answer);
  return shown;
}
