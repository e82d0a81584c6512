import {
  useFindClaimsQuery,
  useGetClaimQuery,
  useGetOrderQuery,
  type Claim,
  type Order,
} from '../../../api/endpoints/sender';
import { errorWithoutBody, isNotVerified, toApiError, type ApiError } from '../../../api/errors';
import { isEndedClaim } from '../../../domain/claims';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import { useMissingCall } from '../../../shell/outage/useMissingCall';
import { usePatience } from '../../../blocks/patience/usePatience';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { claimsOfOrder, presentClaim } from './claimQueries';

/** How often a claim that is under review is asked for at first, in milliseconds. */
const POLL_MS = 5_000;

export type ClaimLoad =
  | { state: 'loading' }
  | { state: 'waiting' }
  | { state: 'absent' }
  | { state: 'failed'; error: ApiError; retrying: boolean; retry: () => void }
  /** The order, its claim if it has one, and one that was taken back before. */
  | { state: 'order'; order: Order; claim: Claim | undefined; withdrawn: Claim | undefined }
  /** The order has a claim that can't be shown now. */
  | { state: 'hidden'; order: Order; retrying: boolean; retry: () => void }
  /** The id is that of a claim. */
  | { state: 'claim'; claim: Claim };

/** Whether somebody else is at work on the claim, so that it may change by itself. */
function isMoving(claim: Claim | undefined): boolean {
  const name = claim?.status?.name;
  return name !== undefined && name !== 'DRAFT' && !isEndedClaim(name);
}

/** An answer without an id is neither an order nor a claim: a mistake, and never an empty one. */
const isNothing = (answer: object) => shownText(fieldsOf(answer)['id']) === '';

/**
 * What an id stands for: that of an order, as everywhere in the cabinet, or that of a claim, as the
 * note about a monthly claim leads to it. Nothing is guessed by its look: the order is asked for, and
 * where there is none, the claim.
 */
export function useClaimPage(id: string): ClaimLoad {
  const options = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const { options: polling, follow } = usePatience(POLL_MS);
  const order = useGetOrderQuery({ id }, options);
  const isNoOrder = order.error !== undefined && toApiError(order.error).status === 404;
  const ofOrder = useFindClaimsQuery(claimsOfOrder(id), {
    ...options,
    ...polling,
    skip: isNoOrder,
  });
  const { skip, answerOf } = useMissingCall('getClaim');
  const single = answerOf(
    useGetClaimQuery({ id }, { ...options, ...polling, skip: skip || !isNoOrder }),
  );

  const claim = isNoOrder ? single.data : presentClaim(ofOrder.data?.content ?? []);
  follow(isMoving(claim), isNoOrder ? single : ofOrder);

  const mistake = ({ isFetching, refetch }: { isFetching: boolean; refetch: () => unknown }) =>
    ({
      state: 'failed',
      error: errorWithoutBody('INVALID_RESPONSE'),
      retrying: isFetching,
      retry: () => void refetch(),
    }) as const;
  const retryOf = (...calls: { error?: unknown; refetch: () => unknown }[]) => {
    return () => {
      for (const { error, refetch } of calls) if (error !== undefined) void refetch();
    };
  };

  if (order.data !== undefined) {
    if (isNothing(order.data)) return mistake(order);
    if (ofOrder.data === undefined && ofOrder.error === undefined) return { state: 'loading' };
    // Claims that can't be loaded are none (rule N10), unless the order says that it has one.
    if (claim === undefined && ofOrder.data === undefined && order.data.claim) {
      const retrying = ofOrder.isFetching;
      return { state: 'hidden', order: order.data, retrying, retry: retryOf(ofOrder) };
    }
    const withdrawn = ofOrder.data?.content.find(({ status }) => status?.name === 'WITHDRAWN');
    return { state: 'order', order: order.data, claim, withdrawn };
  }
  if (order.error === undefined) return { state: 'loading' };
  if (isNoOrder && single.data !== undefined) {
    return isNothing(single.data) ? mistake(single) : { state: 'claim', claim: single.data };
  }
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
