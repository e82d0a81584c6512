import { useRef } from 'react';
import { timeLimits } from '../../../../api/timeLimits';
import { toApiError } from '../../../../api/errors';
import { type DisableReasonsAnswer, senderApi } from '../../../../api/endpoints/sender';
import { useAppDispatch } from '../../../../session/appStore';
import { askForInsurance, keepInsurance } from '../../insuranceStatusCache';

/**
 * Returns the result of `work`, or undefined after a timeout of a few seconds. N8: the switch-off does not wait longer.
 */
function withTimeLimit<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeLimits.besideSwitchingOff);
  });
  return Promise.race([work, patience]);
}

/**
 * Returns a function that sends the reasons, then switches the insurance off. N8: the reasons are sent once, and their
 * failure does not prevent the switch-off. Then the status is reloaded, for its dates and because a failed call may
 * have
 * been executed. After a success the insurance counts as off, whatever the reloaded status is. Throws an `ApiError`.
 */
export function useDisable() {
  const dispatch = useAppDispatch();
  const [sendReasons] = senderApi.useSendDisableReasonsMutation();
  const [deactivate] = senderApi.useDeactivateInsuranceMutation();
  const isReported = useRef(false);

  const tell = async (disableReasonsAnswer: DisableReasonsAnswer) => {
    if (isReported.current) return;
    isReported.current = true;
    await withTimeLimit(sendReasons({ disableReasonsAnswer }));
  };

  return async (answer: DisableReasonsAnswer | undefined): Promise<void> => {
    if (answer) await tell(answer);
    const { error } = await deactivate();
    const asked = dispatch(askForInsurance());
    if ((await (error ? asked : withTimeLimit(asked))) === 'off') return;
    if (error) throw toApiError(error);
    dispatch(keepInsurance({ status: 'DISABLED' }));
  };
}
