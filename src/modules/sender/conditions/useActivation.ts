import { REFETCH } from '../../../api/cache/freshness';
import { clientApi } from '../../../api/endpoints/client';
import { toApiError, UNKNOWN_ERROR_MESSAGE, type ApiError } from '../../../api/errors';
import { mayHaveBeenDone } from '../../../api/outcome';
import { senderApi } from '../../../api/endpoints/sender';
import { useAppDispatch } from '../../../session/appStore';
import { readInstant } from '../../../lib/dates';
import { askForInsurance, keepInsurance } from '../insuranceStatusCache';

/** N9: default message if the server sends none. */
const ACTIVATION_FAILED = 'Что-то пошло не так. Попробуйте подключить позже';

/** Replaces the message of an unknown error. Also used when the account cannot be saved. */
export function activationFailure(failure: ApiError): ApiError {
  return failure.message === UNKNOWN_ERROR_MESSAGE
    ? { ...failure, message: ACTIVATION_FAILED }
    : failure;
}

/**
 * Returns a function that switches the insurance on at the accepted price, in kopeks. Resolves when the insurance is
 * on; rejects with an `ApiError` for the form. N7: never repeats the call.
 *
 * A response with a start date counts as success; otherwise the status is reloaded if the insurance may be on. After a
 * 409 the price and the account are reloaded, too, because one of them has changed.
 */
export function useActivation() {
  const dispatch = useAppDispatch();
  const [activate] = senderApi.useActivateInsuranceMutation();

  const reload = async () => {
    await Promise.all([
      dispatch(senderApi.endpoints.getInsurancePrice.initiate(undefined, REFETCH)),
      dispatch(clientApi.endpoints.getCredential.initiate({ id: 'COURIER' }, REFETCH)),
    ]);
  };

  return async (insurancePrice: number): Promise<void> => {
    const { data, error } = await activate({ insurancePrice });
    if (data && readInstant(data.startDateTime)) {
      const { startDateTime } = data;
      dispatch(
        keepInsurance({ status: 'ENABLED', insurancePrice, startDateTime, endDateTime: null }),
      );
      return;
    }
    // A response without a start date counts as invalid.
    const failure = toApiError(error);
    const isRefused = failure.status === 409;
    const mayBeOn = isRefused || mayHaveBeenDone(failure);
    if (mayBeOn && (await dispatch(askForInsurance())) === 'on') return;
    if (isRefused) await reload();
    throw activationFailure(failure);
  };
}
