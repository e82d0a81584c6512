import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { useFindClaimsQuery } from '../../../../api/endpoints/sender';
import { shownPage, type Keyed } from '../../../../blocks/registry/shownPage';
import { shownClaim, type ShownClaim } from '../claims/shownClaim';

const NONE: readonly Keyed<ShownClaim>[] = [];

/** The claims for one order; none where they cannot be read (rule N10). */
export function useOrderClaims(orderId: string) {
  const { currentData, isFetching } = useFindClaimsQuery(
    { claimSearch: { orderId, isGroupClaim: false } },
    { skip: orderId === '', refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const all = shownPage(currentData, shownClaim)?.content ?? NONE;
  return {
    all,
    /** The one that keeps another from being made. */
    standing: all.find(({ id, statusName }) => id !== '' && statusName !== 'WITHDRAWN') ?? null,
    isLoading: isFetching && currentData === undefined,
  };
}
