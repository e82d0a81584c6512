import { senderApi, type Claim } from '../../../api/endpoints/sender';
import type { SessionThunk } from '../../../session/apiRoot';
import { claimsOfOrder, presentClaim } from './claimQueries';

const ANEW = { forceRefetch: true, subscribe: false } as const;

/**
 * Thunk: the claim that an order has now. A question that is under way may have been asked before the
 * last change: its answer is waited for, and not taken. Rejects with the call's error.
 */
export function freshClaimOf(orderId: string): SessionThunk<Promise<Claim | undefined>> {
  return async (dispatch) => {
    const asked = claimsOfOrder(orderId);
    await dispatch(senderApi.util.getRunningQueryThunk('findClaims', asked));
    const { content } = await dispatch(
      senderApi.endpoints.findClaims.initiate(asked, ANEW),
    ).unwrap();
    return presentClaim(content);
  };
}

/** Thunk: the claim with this id, as `freshClaimOf`. */
export function freshClaim(id: string): SessionThunk<Promise<Claim>> {
  return async (dispatch) => {
    await dispatch(senderApi.util.getRunningQueryThunk('getClaim', { id }));
    return dispatch(senderApi.endpoints.getClaim.initiate({ id }, ANEW)).unwrap();
  };
}
