import { clientApi } from '../../../api/endpoints/client';
import { toApiError } from '../../../api/errors';
import { mayHaveBeenDone } from '../../../api/mayHaveBeenDone';
import { senderApi, useActivateInsuranceMutation } from '../../../api/endpoints/sender';
import { useSessionDispatch } from '../../../session/apiRoot';
import { readInsurance } from '../../../products/serviceAccount/readInsurance';
import { activationFailure } from './activationFailure';

const anew = { forceRefetch: true, subscribe: false } as const;

/**
 * Switches the insurance on at the price that was accepted, in kopeks. Resolves once it is on; throws
 * an `ApiError` for the form. It is never tried twice: where the answer was lost, the server is asked
 * how things stand. Refused (409), account and price are asked for again too, because one of them is
 * not what the customer was shown.
 */
export function useActivation() {
  const dispatch = useSessionDispatch();
  const [activate] = useActivateInsuranceMutation();

  const isOn = async () => {
    const { getInsuranceStatus } = clientApi.endpoints;
    const { data, isError } = await dispatch(
      getInsuranceStatus.initiate({ product: 'sender' }, anew),
    );
    return readInsurance({ insurance: data, insuranceFailed: isError }).state === 'on';
  };

  const askAnew = async () => {
    await Promise.all([
      dispatch(senderApi.endpoints.getInsurancePrice.initiate(undefined, anew)),
      dispatch(clientApi.endpoints.getCredential.initiate({ id: 'COURIER' }, anew)),
    ]);
  };

  return async (insurancePrice: number): Promise<void> => {
    const { error } = await activate({ insurancePrice });
    if (error === undefined) return;
    const failure = toApiError(error);
    const isRefused = failure.status === 409;
    if ((isRefused || mayHaveBeenDone(failure)) && (await isOn())) return;
    if (isRefused) await askAnew();
    throw activationFailure(failure);
  };
}
