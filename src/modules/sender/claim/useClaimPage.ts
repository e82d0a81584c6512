import { type Claim, type Order, senderApi } from '../../../api/endpoints/sender';
import { isNotVerified, toApiError, type ApiError } from '../../../api/errors';
import { isAnsweredObjection, isEndedClaim } from '../../../domain/claims';
import { useMissingCall } from '../../../shell/outage/useMissingCall';
import { useBackoffPolling } from '../../../blocks/polling/useBackoffPolling';
import { FRESH } from '../../../api/cache/freshness';
import { presentClaim } from './claimCalls';
import { claimsOfOrder } from './claimQueries';

/** First polling interval while the status of a claim or an objection may change, in milliseconds. */
const POLL_MS = 5_000;

export type ClaimLoad =
  | { state: 'loading' }
  | { state: 'waiting' }
  | { state: 'absent' }
  | { state: 'failed'; error: ApiError; retrying: boolean; retry: () => void }
  /** The order, its current claim and a withdrawn claim, if any. */
  | { state: 'order'; order: Order; claim: Claim | undefined; withdrawn: Claim | undefined }
  /** The order names a claim, but the claims failed to load. */
  | { state: 'claimFailed'; order: Order; retrying: boolean; retry: () => void }
  /** The id belongs to a claim, not to an order. */
  | { state: 'claim'; claim: Claim };

/** Returns true if the status of the claim, or of its objection, may still change. */
function isMoving(claim: Claim | undefined): boolean {
  const objection = claim?.objection?.status?.name;
  if (objection !== undefined && !isAnsweredObjection(objection)) return true;
  const name = claim?.status?.name;
  return name !== undefined && name !== 'DRAFT' && !isEndedClaim(name);
}

/**
 * Loads an order with its claim, or a monthly claim. The id can be of either kind, so the claim is requested only after
 * a 404 for the order.
 */
export function useClaimPage(id: string): ClaimLoad {
  const { options: polling, onAnswer } = useBackoffPolling(POLL_MS);
  const order = senderApi.useGetOrderQuery({ id }, FRESH);
  const isNoOrder = order.error !== undefined && toApiError(order.error).status === 404;
  const ofOrder = senderApi.useFindClaimsQuery(claimsOfOrder(id), {
    ...FRESH,
    ...polling,
    skip: isNoOrder,
  });
  const { skip, answerOf } = useMissingCall('getClaim');
  const single = answerOf(
    senderApi.useGetClaimQuery({ id }, { ...FRESH, ...polling, skip: skip || !isNoOrder }),
  );

  const claim = isNoOrder ? single.data : presentClaim(ofOrder.data?.content ?? []);
  onAnswer(isMoving(claim), isNoOrder ? single : ofOrder);

  const retryOf = (...calls: { error?: unknown; refetch: () => unknown }[]) => {
    return () => {
      for (const { error, refetch } of calls) if (error !== undefined) void refetch();
    };
  };

  if (order.data !== undefined) {
    if (ofOrder.data === undefined && ofOrder.error === undefined) return { state: 'loading' };
    // N10: if the claims fail to load, the order counts as one without a claim, unless the order itself names one.
    if (claim === undefined && ofOrder.data === undefined && order.data.claim) {
      const retrying = ofOrder.isFetching;
      return { state: 'claimFailed', order: order.data, retrying, retry: retryOf(ofOrder) };
    }
    const withdrawn = ofOrder.data?.content.find(({ status }) => status?.name === 'WITHDRAWN');
    return { state: 'order', order: order.data, claim, withdrawn };
  }
  if (order.error === undefined) return { state: 'loading' };
  if (isNoOrder && single.data !== undefined) return { state: 'claim', claim: single.data };
  if (isNoOrder && single.error === undefined) return { state: 'loading' };
  const failure = toApiError(isNoOrder ? single.error : order.error);
  if (isNotVerified(failure)) return { state: 'waiting' };
  if (isNoOrder && failure.status === 404) return { state: 'absent' };
  return {
    state: 'failed',
    error: failure,
    retrying: order.isFetching || single.isFetching,
    retry: retryOf(isNoOrder ? single : order),
  };
}
