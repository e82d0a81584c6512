import { demandRecord } from '../../../../api/outcome';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { errorWithoutBody } from '../../../../api/errors';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import type { StepServer } from '../../../../blocks/steps/stepFormDescription';
import type { AppThunk } from '../../../../session/appStore';
import { claimError, freshClaimOf, isOpen, sendClaim } from '../claimCalls';
import { savedClaim, writeClaim, writeNewClaim } from '../form/claimForm';
import { isSendable } from '../form/claimSteps';
import type { ClaimContext, ClaimValues } from '../form/claimTable';
import type { ClaimSubject } from './claiming';

const { createClaim, updateClaim } = senderApi.endpoints;

/** Thunk: makes the claim, or changes the one that there is. Rejects with the call's error. */
export function saveClaim(
  orderId: string,
  claimId: string | undefined,
  values: ClaimValues,
): AppThunk<Promise<Claim | undefined>> {
  return async (dispatch) => {
    if (claimId !== undefined) {
      const claimUpdate = writeClaim(values);
      const call = dispatch(updateClaim.initiate({ id: claimId, claimUpdate }, { track: false }));
      return demandRecord(await call.unwrap(), claimId);
    }
    const newClaim = writeNewClaim(orderId, values);
    if (newClaim === undefined) return undefined;
    const call = dispatch(createClaim.initiate({ newClaim }, { track: false }));
    return demandRecord(await call.unwrap(), orderId, 'orderId');
  };
}

/**
 * The calls of the claim for one order (rule N12). Before each saving the server is asked for the
 * order's claim: where the answer to the first saving was lost, that claim is changed, and no second
 * one is made.
 */
export function claimServer(
  { order, claim }: ClaimSubject,
  context: ClaimContext,
): StepServer<ClaimValues> {
  /** Id of the claim that the server has; undefined before there is one. */
  let known = claim?.id;

  const askForClaim = (): AppThunk<Promise<Claim | undefined>> => async (dispatch) => {
    const now = await dispatch(freshClaimOf(order.id));
    known = now?.id;
    return now;
  };
  const takes = (values: ClaimValues) => isSendable(values, context);

  return {
    takes,
    ask: (): AppThunk<Promise<Saved<ClaimValues>>> => async (dispatch) =>
      savedClaim(await dispatch(askForClaim()), order),
    save:
      (values): AppThunk<Promise<Saved<ClaimValues> | undefined>> =>
      async (dispatch) => {
        if (!takes(values)) return undefined;
        const saved = await dispatch(saveClaim(order.id, known, values));
        known = saved?.id ?? known;
        return saved && savedClaim(saved, order, new Date().toISOString());
      },
    send: (onConfirmed) => async (dispatch) => {
      const before = await dispatch(askForClaim());
      if (before === undefined) throw errorWithoutBody('INVALID_RESPONSE');
      if (isOpen(before)) await dispatch(sendClaim(before.id, askForClaim));
      onConfirmed();
      // The page shows what the server holds now.
      await dispatch(askForClaim()).catch(() => undefined);
    },
    lookAgain: askForClaim,
    toError: claimError,
  };
}
