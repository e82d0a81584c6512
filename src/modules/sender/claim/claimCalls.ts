import { REFETCH } from '../../../api/cache/freshness';
import { senderApi, type Claim } from '../../../api/endpoints/sender';
import { toApiError, type ApiError } from '../../../api/errors';
import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../../api/isNotImplemented';
import { sendOnce } from '../../../blocks/steps/sendOnce';
import { isOpenClaim } from '../../../domain/claims';
import type { AppThunk } from '../../../session/appStore';
import { claimsOfOrder } from './claimQueries';

const { findClaims, getClaim, submitClaim } = senderApi.endpoints;

/** Whether the claim can still be changed and sent. */
export function isOpen({ status }: Claim): boolean {
  return isOpenClaim(status?.name ?? '');
}

/** The claim that an order has now; a withdrawn one does not count. */
export function presentClaim(claims: readonly Claim[]): Claim | undefined {
  return claims.find(({ status }) => status?.name !== 'WITHDRAWN');
}

/**
 * Thunk: the claim that an order has now. A call that is under way may have been made before the last
 * change: its answer is awaited and ignored. Rejects with the call's error.
 */
export function freshClaimOf(orderId: string): AppThunk<Promise<Claim | undefined>> {
  return async (dispatch) => {
    const asked = claimsOfOrder(orderId);
    await dispatch(senderApi.util.getRunningQueryThunk('findClaims', asked));
    const { content } = await dispatch(findClaims.initiate(asked, REFETCH)).unwrap();
    return presentClaim(content);
  };
}

/** Thunk: the claim with this id, as `freshClaimOf`. */
export function freshClaim(id: string): AppThunk<Promise<Claim>> {
  return async (dispatch) => {
    await dispatch(senderApi.util.getRunningQueryThunk('getClaim', { id }));
    return dispatch(getClaim.initiate({ id }, REFETCH)).unwrap();
  };
}

/**
 * Thunk: shows a claim that was just sent. The cache asks for it again after the sending; where that
 * answer is older or failed, the server's answer to the sending takes its place.
 */
export function showSentClaim(orderId: string, sent: Claim): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const asked = claimsOfOrder(orderId);
    await dispatch(senderApi.util.getRunningQueryThunk('findClaims', asked));
    dispatch(
      senderApi.util.updateQueryData('findClaims', asked, (page) => ({
        ...page,
        content: page.content.map((claim) =>
          claim.id === sent.id && isOpen(claim) ? sent : claim,
        ),
      })),
    );
  };
}

/**
 * Thunk: sends a claim once. Rejects with an `ApiError`.
 *
 * @param readAnew the claim that the server holds now
 * @param prepare what has to be done before it
 */
export function sendClaim(
  id: string,
  readAnew: () => AppThunk<Promise<Claim | undefined>>,
  prepare?: () => AppThunk<Promise<unknown>>,
): AppThunk<Promise<Claim>> {
  return sendOnce({
    ...(prepare && { prepare }),
    send: (): AppThunk<Promise<Claim>> => async (dispatch) =>
      dispatch(submitClaim.initiate({ id }, { track: false })).unwrap(),
    readAnew,
    // Sent is only what the server calls so: a status that is missing says nothing.
    isSent: (claim) => claim.id === id && Boolean(claim.status?.name) && !isOpen(claim),
    unconfirmed: unconfirmed('Заявление'),
  });
}

/** The message where the server did not confirm that something was sent; `now` is what it holds. */
export const unconfirmed = (what: 'Заявление' | 'Возражение') => (now: Claim | undefined) => {
  const known =
    now === undefined ? `Неизвестно, отправлено ли ${what.toLowerCase()}` : `${what} не отправлено`;
  return `Сервер не подтвердил отправку. ${known}, попробуйте ещё раз`;
};

/** The error of a claim's call, in words that tell what to do where the server has no such call. */
export function claimError(
  thrown: unknown,
  message = `${NOT_IMPLEMENTED_TITLE}. Заполненное сохранено на этом устройстве, попробуйте позже`,
): ApiError {
  const error = toApiError(thrown);
  return isNotImplemented(error) ? { ...error, message } : error;
}
