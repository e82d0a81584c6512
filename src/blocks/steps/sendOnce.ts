import { errorWithoutBody, toApiError, type ApiError } from '../../api/errors';
import { mayHaveBeenDone } from '../../api/outcome';
import type { AppThunk } from '../../session/appStore';

/** The calls that send a record, and the check of the response. */
export interface Sending<Answer> {
  /** Runs before the call; if it fails, the call is not made. */
  prepare?: () => AppThunk<Promise<unknown>>;
  send: () => AppThunk<Promise<Answer>>;
  /** Reads the server's version again. */
  reload: () => AppThunk<Promise<Answer | undefined>>;
  isSent: (answer: Answer) => boolean;
  /** Returns the error message for a missing confirmation; `now` is undefined if the reload failed. */
  unconfirmed: (now: Answer | undefined) => string;
}

/**
 * Sends a record and resolves with the server's record. A 200 is not enough: the response or a reload must show the
 * record as sent. Rejects with an `ApiError`.
 */
export function sendOnce<Answer>({
  prepare,
  send,
  reload,
  isSent,
  unconfirmed,
}: Sending<Answer>): AppThunk<Promise<Answer>> {
  return async (dispatch) => {
    let failure: ApiError | undefined;
    let isPrepared = false;
    try {
      if (prepare) await dispatch(prepare());
      isPrepared = true;
      const answer = await dispatch(send());
      if (isSent(answer)) return answer;
    } catch (error) {
      failure = toApiError(error);
      // The record may be sent already: by this call if its response was lost, or in another window.
      if (!mayHaveBeenDone(failure) && failure.status !== 409) throw failure;
    }
    const now = await dispatch(reload()).catch(() => undefined);
    if (now !== undefined && isSent(now)) return now;
    const isUnreadable = isPrepared && failure?.status === 'INVALID_RESPONSE';
    if (failure !== undefined && !isUnreadable) throw failure;
    throw { ...errorWithoutBody('INVALID_RESPONSE'), message: unconfirmed(now) };
  };
}
