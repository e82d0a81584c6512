import { senderApi, type Claim } from '../../../api/endpoints/sender';
import { sendOnce } from '../../../blocks/steps/sendOnce';
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

/**
 * Thunk: sends a claim once. Rejects with an `ApiError`.
 *
 * @param readAnew the claim that the server holds now
 * @param prepare what has to be done before it
 */
export function sendClaim(
  id: string,
  readAnew: () => SessionThunk<Promise<Claim | undefined>>,
  prepare?: () => SessionThunk<Promise<unknown>>,
): SessionThunk<Promise<Claim>> {
  return sendOnce({
    ...(prepare && { prepare }),
    send: (): SessionThunk<Promise<Claim>> => async (dispatch) =>
      dispatch(submitClaim.initiate({ id }, { track: false })).unwrap(),
    readAnew,
    isSent: (claim) => saysSent(claim, id),
    unconfirmed: (now) => {
      const known =
        now === undefined ? 'Неизвестно, отправлено ли заявление' : 'Заявление не отправлено';
      return `Сервер не подтвердил отправку. ${known}, попробуйте ещё раз`;
    },
  });
}
