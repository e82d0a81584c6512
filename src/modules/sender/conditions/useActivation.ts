import { REFETCH } from '../../../api/cache/freshness';
import { clientApi } from '../../../api/endpoints/client';
import { toApiError, UNKNOWN_ERROR_MESSAGE, type ApiError } from '../../../api/errors';
import { mayHaveBeenDone } from '../../../api/outcome';
import { senderApi } from '../../../api/endpoints/sender';
import { useAppDispatch } from '../../../session/appStore';
import { readInsurance } from '../../../products/serviceAccount/useInsurance';

/** The message of a failed activation for which the server gave none (specification, section 8). */
const ACTIVATION_FAILED = 'Что-то пошло не так. Попробуйте подключить позже';

/** The failure as the form shows it. */
export function activationFailure(failure: ApiError): ApiError {
  return failure.message === UNKNOWN_ERROR_MESSAGE
    ? { ...failure, message: ACTIVATION_FAILED }
    : failure;
}

/**
 * Switches the insurance on at the price that was accepted, in kopeks. Resolves once it is on; throws
 * an `ApiError` for the form. It is never tried twice: where the answer was lost, the status is
 * loaded again. After a 409 account and price are loaded again too, because one of them is not what
 * the customer was shown.
 */
export function useActivation() {
  const dispatch = useAppDispatch();
  const [activate] = senderApi.useActivateInsuranceMutation();

  const isOn = async () => {
    const { getInsuranceStatus } = clientApi.endpoints;
    const { data, isError } = await dispatch(
      getInsuranceStatus.initiate({ product: 'sender' }, REFETCH),
    );
    return readInsurance({ insurance: data, insuranceFailed: isError }).state === 'on';
  };

  const reload = async () => {
    await Promise.all([
      dispatch(senderApi.endpoints.getInsurancePrice.initiate(undefined, REFETCH)),
      dispatch(clientApi.endpoints.getCredential.initiate({ id: 'COURIER' }, REFETCH)),
    ]);
  };

  return async (insurancePrice: number): Promise<void> => {
    const { error } = await activate({ insurancePrice });
    if (error === undefined) return;
    const failure = toApiError(error);
    const isRefused = failure.status === 409;
    if ((isRefused || mayHaveBeenDone(failure)) && (await isOn())) return;
    if (isRefused) await reload();
    throw activationFailure(failure);
  };
}
