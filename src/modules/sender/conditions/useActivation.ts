import { REFETCH } from '../../../api/cache/freshness';
import { clientApi } from '../../../api/endpoints/client';
import { toApiError, UNKNOWN_ERROR_MESSAGE, type ApiError } from '../../../api/errors';
import { mayHaveBeenDone } from '../../../api/outcome';
import { senderApi } from '../../../api/endpoints/sender';
import { useAppDispatch } from '../../../session/appStore';
import { readInstant } from '../../../lib/dates';
import { askForInsurance, keepInsurance } from '../insuranceStatus';

/** The message where the server gave none (specification, section 8). */
const ACTIVATION_FAILED = 'Что-то пошло не так. Попробуйте подключить позже';

/** A failed activation or a failed saving of the account, as its form shows it. */
export function activationFailure(failure: ApiError): ApiError {
  return failure.message === UNKNOWN_ERROR_MESSAGE
    ? { ...failure, message: ACTIVATION_FAILED }
    : failure;
}

/**
 * Switches the insurance on at the price that was accepted, in kopeks. Resolves once it is on; throws
 * an `ApiError` for the form. It is never tried twice: an answer that says since when is believed, and
 * where it was lost or does not say so, the status is loaded again. After a 409 account and price are
 * loaded again too, because one of them is not what the customer was shown.
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
    // An answer that does not say since when counts as one that can't be read.
    const failure = toApiError(error);
    const isRefused = failure.status === 409;
    const mayBeOn = isRefused || mayHaveBeenDone(failure);
    if (mayBeOn && (await dispatch(askForInsurance())) === 'on') return;
    if (isRefused) await reload();
    throw activationFailure(failure);
  };
}
