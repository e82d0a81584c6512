import { useRef } from 'react';
import { clientApi } from '../../../../api/endpoints/client';
import { toApiError } from '../../../../api/errors';
import {
  useDeactivateInsuranceMutation,
  useSendDisableReasonsMutation,
  type DisableReasonsAnswer,
} from '../../../../api/endpoints/sender';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { readInsurance } from '../../../../products/serviceAccount/readInsurance';

/** The reasons are good to know and nothing more: after so long nobody waits for them, milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Tells the reasons, then switches the insurance off. That the reasons cannot be told blocks nothing;
 * they are told once, however often the switching is tried. Where its answer was lost, or it was
 * refused, the server is asked how things stand. Throws an `ApiError` for the form.
 */
export function useDisable() {
  const dispatch = useSessionDispatch();
  const [sendReasons] = useSendDisableReasonsMutation();
  const [deactivate] = useDeactivateInsuranceMutation();
  const told = useRef(false);

  const tell = async (disableReasonsAnswer: DisableReasonsAnswer) => {
    if (told.current) return;
    told.current = true;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([sendReasons({ disableReasonsAnswer }), patience]);
  };

  const isOff = async () => {
    const { initiate } = clientApi.endpoints.getInsuranceStatus;
    const { data, isError } = await dispatch(
      initiate({ product: 'sender' }, { forceRefetch: true, subscribe: false }),
    );
    return readInsurance({ insurance: data, insuranceFailed: isError }).state === 'off';
  };

  return async (answer: DisableReasonsAnswer | undefined): Promise<void> => {
    if (answer) await tell(answer);
    const { error } = await deactivate();
    if (error === undefined || (await isOff())) return;
    throw toApiError(error);
  };
}
