import { useRef } from 'react';
import { REFETCH } from '../../../../api/cache/freshness';
import { clientApi } from '../../../../api/endpoints/client';
import { toApiError } from '../../../../api/errors';
import { type DisableReasonsAnswer, senderApi } from '../../../../api/endpoints/sender';
import { useAppDispatch } from '../../../../session/appStore';
import { readInsurance } from '../../../../products/serviceAccount/useInsurance';

/** The switching off waits no longer than this for the reasons to be sent, milliseconds (rule N8). */
const PATIENCE_MS = 3_000;

/**
 * Sends the reasons, then switches the insurance off. The reasons are sent once, and their failure
 * blocks nothing. Where the switching failed, the status is loaded again: it may be off all the same.
 * Throws an `ApiError` for the form.
 */
export function useDisable() {
  const dispatch = useAppDispatch();
  const [sendReasons] = senderApi.useSendDisableReasonsMutation();
  const [deactivate] = senderApi.useDeactivateInsuranceMutation();
  const told = useRef(false);

  const tell = async (disableReasonsAnswer: DisableReasonsAnswer) => {
    if (told.current) return;
    told.current = true;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([sendReasons({ disableReasonsAnswer }), patience]);
  };

  const isOff = async () => {
    const { initiate } = clientApi.endpoints.getInsuranceStatus;
    const { data, isError } = await dispatch(initiate({ product: 'sender' }, REFETCH));
    return readInsurance({ insurance: data, insuranceFailed: isError }).state === 'off';
  };

  return async (answer: DisableReasonsAnswer | undefined): Promise<void> => {
    if (answer) await tell(answer);
    const { error } = await deactivate();
    if (error === undefined || (await isOff())) return;
    throw toApiError(error);
  };
}
