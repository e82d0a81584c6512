import { errorWithoutBody, toApiError, type ApiError } from '../../api/errors';
import { mayHaveBeenDone } from '../../api/mayHaveBeenDone';
import type { SessionThunk } from '../../session/apiRoot';

/** How something is sent, and how the server says that it was. */
export interface Sending<Answer> {
  /** What has to be done before it; where it fails, nothing is sent. */
  prepare?: () => SessionThunk<Promise<unknown>>;
  /** The call. */
  send: () => SessionThunk<Promise<Answer>>;
  /** What the server holds now. */
  readAnew: () => SessionThunk<Promise<Answer | undefined>>;
  isSent: (answer: Answer) => boolean;
  /** What is said where the server did not confirm it; `now` is undefined where it did not answer. */
  unconfirmed: (now: Answer | undefined) => string;
}

/**
 * Thunk: sends something once, and gives what the server says of it. Sent is what the server says is
 * sent: in its answer, or where that says something else, in what it holds afterwards. Rejects with
 * an `ApiError`.
 */
export function sendOnce<Answer>({
  prepare,
  send,
  readAnew,
  isSent,
  unconfirmed,
}: Sending<Answer>): SessionThunk<Promise<Answer>> {
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
      // Sent by a call whose answer was lost, or by another window: then it is sent, once.
      if (!mayHaveBeenDone(failure) && failure.status !== 409) throw failure;
    }
    const now = await dispatch(readAnew()).catch(() => undefined);
    if (now !== undefined && isSent(now)) return now;
    const isUnreadable = isPrepared && failure?.status === 'INVALID_RESPONSE';
    if (failure !== undefined && !isUnreadable) throw failure;
    throw { ...errorWithoutBody('INVALID_RESPONSE'), message: unconfirmed(now) };
  };
}
