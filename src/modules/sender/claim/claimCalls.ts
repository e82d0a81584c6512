import { REFETCH } from '../../../api/cache/freshness';
import { senderApi, type Claim } from '../../../api/endpoints/sender';
import { toApiError, type ApiError } from '../../../api/errors';
import { MISSING_CALL_TITLE, isMissingCall } from '../../../api/isMissingCall';
import { sendOnce } from '../../../blocks/steps/sendOnce';
import { isOpenClaim } from '../../../domain/claims';
import type { AppThunk } from '../../../session/appStore';
import { claimsOfOrder } from './claimQueries';

const { findClaims, getClaim, submitClaim } = senderApi.endpoints;

/** Returns true if the claim can still be changed and sent. */
export function isOpen({ status }: Claim): boolean {
  return isOpenClaim(status?.name ?? '');
}

/** Returns the current claim of an order: there is at most one besides the withdrawn claims. */
export function presentClaim(claims: readonly Claim[]): Claim | undefined {
  return claims.find(({ status }) => status?.name !== 'WITHDRAWN');
}

/**
 * Loads the current claim of an order. Waits for a pending call and then loads again, because the pending response may
 * be older than the last change. Rejects with the error of the call.
 */
export function freshClaimOf(orderId: string): AppThunk<Promise<Claim | undefined>> {
  return async (dispatch) => {
    const asked = claimsOfOrder(orderId);
    await dispatch(senderApi.util.getRunningQueryThunk('findClaims', asked));
    const { content } = await dispatch(findClaims.initiate(asked, REFETCH)).unwrap();
    return presentClaim(content);
  };
}

/** Loads the claim with this id. Like `freshClaimOf`, waits for a pending call first. */
export function freshClaim(id: string): AppThunk<Promise<Claim>> {
  return async (dispatch) => {
    await dispatch(senderApi.util.getRunningQueryThunk('getClaim', { id }));
    return dispatch(getClaim.initiate({ id }, REFETCH)).unwrap();
  };
}

/**
 * Shows a claim after it was sent. Waits for the reload that the sending has triggered; if the reloaded claim is still
 * open, the response to the sending replaces it.
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
 * Sends a claim, and resolves once the server shows it as sent. Rejects with an `ApiError`.
 *
 * @param reload loads the server's current claim
 * @param prepare work that must be done before the sending
 */
export function sendClaim(
  id: string,
  reload: () => AppThunk<Promise<Claim | undefined>>,
  prepare?: () => AppThunk<Promise<unknown>>,
): AppThunk<Promise<Claim>> {
  return sendOnce({
    ...(prepare && { prepare }),
    send: (): AppThunk<Promise<Claim>> => async (dispatch) =>
      dispatch(submitClaim.initiate({ id }, { track: false })).unwrap(),
    reload,
    // Only a status of the server proves that the claim was sent.
    isSent: (claim) => claim.id === id && Boolean(claim.status?.name) && !isOpen(claim),
    unconfirmed: unconfirmed('Заявление'),
  });
}

/** Returns the message for an unconfirmed sending; `now` is the server's current claim. */
export const unconfirmed = (what: 'Заявление' | 'Возражение') => (now: Claim | undefined) => {
  const known =
    now === undefined ? `Неизвестно, отправлено ли ${what.toLowerCase()}` : `${what} не отправлено`;
  return `Сервер не подтвердил отправку. ${known}, попробуйте ещё раз`;
};

/** Returns the `ApiError` of a claim call; `message` replaces its text if the server does not implement the call. */
export function claimError(
  thrown: unknown,
  message = `${MISSING_CALL_TITLE}. Заполненное сохранено на этом устройстве, попробуйте позже`,
): ApiError {
  const error = toApiError(thrown);
  return isMissingCall(error) ? { ...error, message } : error;
}
