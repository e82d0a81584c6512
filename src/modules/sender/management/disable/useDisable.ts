import { useRef } from 'react';
import { timeLimits } from '../../../../api/timeLimits';
import { toApiError } from '../../../../api/errors';
import { type DisableReasonsAnswer, senderApi } from '../../../../api/endpoints/sender';
import { useAppDispatch } from '../../../../session/appStore';
import { askForInsurance, keepInsurance } from '../../insuranceStatus';

/** The result of `work`; undefined when it takes too long: the switching off goes on (rule N8). */
function orPatience<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeLimits.besideSwitchingOff);
  });
  return Promise.race([work, patience]);
}

/**
 * Sends the reasons, then switches the insurance off. The reasons are sent once, and their failure
 * blocks nothing. Then the status is loaded again: for its dates, and where the switching failed, it may
 * be off all the same. Where the switching succeeded, no status takes that back. Throws an `ApiError`
 * for the form.
 */
export function useDisable() {
  const dispatch = useAppDispatch();
  const [sendReasons] = senderApi.useSendDisableReasonsMutation();
  const [deactivate] = senderApi.useDeactivateInsuranceMutation();
  const told = useRef(false);

  const tell = async (disableReasonsAnswer: DisableReasonsAnswer) => {
    if (told.current) return;
    told.current = true;
    await orPatience(sendReasons({ disableReasonsAnswer }));
  };

  return async (answer: DisableReasonsAnswer | undefined): Promise<void> => {
    if (answer) await tell(answer);
    const { error } = await deactivate();
    const asked = dispatch(askForInsurance());
    if ((await (error ? asked : orPatience(asked))) === 'off') return;
    if (error) throw toApiError(error);
    dispatch(keepInsurance({ status: 'DISABLED' }));
  };
}
