import { errorWithoutBody, toApiError, type ApiError } from '../../../api/errors';
import { mayHaveBeenDone } from '../../../api/mayHaveBeenDone';
import { senderApi, type Claim } from '../../../api/endpoints/sender';
import { isOpenClaim } from '../../../domain/claims';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import type { SessionThunk } from '../../../session/apiRoot';

const { submitClaim } = senderApi.endpoints;

/** Whether the server says that this claim was sent: anything less is no success. */
function saysSent({ id: answered, status }: Claim, id: string): boolean {
  const name = shownText(fieldsOf(status)['name']);
  return answered === id && name !== '' && !isOpenClaim(name);
}

/** The call that sends a claim. */
export function submitOf(id: string): SessionThunk<Promise<Claim>> {
  return async (dispatch) => dispatch(submitClaim.initiate({ id }, { track: false })).unwrap();
}

/**
 * Thunk: sends a claim once. Sent is what the server says is sent: in its answer, or where that says
 * something else, in what it holds afterwards. Rejects with an `ApiError`.
 *
 * @param readAnew the claim that the server holds now
 * @param send the call, and what has to be done before it
 */
export function sendClaim(
  id: string,
  readAnew: () => SessionThunk<Promise<Claim | undefined>>,
  send = submitOf(id),
): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    let refusal: unknown;
    try {
      if (saysSent(await dispatch(send), id)) return;
    } catch (error) {
      // Sent by a call whose answer was lost, or by another window: then it is sent, once.
      if (!mayHaveBeenDone(error) && toApiError(error).status !== 409) throw error;
      refusal = error;
    }
    const now = await dispatch(readAnew()).catch(() => undefined);
    if (now === undefined || !saysSent(now, id)) throw refusal ?? unconfirmed(now);
  };
}

/** What is known of a claim whose answer did not say that it was sent. */
function unconfirmed(now: Claim | undefined): ApiError {
  const known =
    now === undefined ? 'Неизвестно, отправлено ли заявление' : 'Заявление не отправлено';
  return {
    ...errorWithoutBody('INVALID_RESPONSE'),
    message: `Сервер не подтвердил отправку. ${known}, попробуйте ещё раз`,
  };
}
