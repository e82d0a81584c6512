import { errorWithoutBody, toApiError, type ApiError } from '../../api/errors';
import { mayHaveBeenDone } from '../../api/outcome';
import type { AppThunk } from '../../session/appStore';

/** How something is sent, and how an answer says that it was. */
export interface Sending<Answer> {
  /** Runs before the call; when it fails, nothing is sent. */
  prepare?: () => AppThunk<Promise<unknown>>;
  /** The call. */
  send: () => AppThunk<Promise<Answer>>;
  /** What the server holds now. */
  readAnew: () => AppThunk<Promise<Answer | undefined>>;
  isSent: (answer: Answer) => boolean;
  /** The message when the server did not confirm it; `now` is undefined when it did not answer. */
  unconfirmed: (now: Answer | undefined) => string;
}

/**
 * Thunk: sends something once, and resolves with the server's record of it. An answer of 200 is not
 * enough: the record must say that it was sent, in the answer or, failing that, when it is read again.
 * Rejects with an `ApiError`.
 */
export function sendOnce<Answer>({
  prepare,
  send,
  readAnew,
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
      // It may have been sent all the same: by this call, whose answer was lost, or by another window.
      if (!mayHaveBeenDone(failure) && failure.status !== 409) throw failure;
    }
    const now = await dispatch(readAnew()).catch(() => undefined);
    if (now !== undefined && isSent(now)) return now;
    const isUnreadable = isPrepared && failure?.status === 'INVALID_RESPONSE';
    if (failure !== undefined && !isUnreadable) throw failure;
    throw { ...errorWithoutBody('INVALID_RESPONSE'), message: unconfirmed(now) };
  };
}
