import { demandRecord } from '../../../../api/outcome';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { errorWithoutBody } from '../../../../api/errors';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import type { StepServer } from '../../../../blocks/steps/stepFormDescription';
import type { AppThunk } from '../../../../session/appStore';
import { claimError, freshClaimOf, isOpen, sendClaim, showSentClaim } from '../claimCalls';
import { savedClaim, writeClaim, writeNewClaim } from '../form/claimForm';
import { isSendable } from '../form/claimSteps';
import type { ClaimContext, ClaimValues } from '../form/claimTable';
import type { ClaimSubject } from './claiming';

const { createClaim, updateClaim } = senderApi.endpoints;

/**
 * Changes the claim, or creates one if `claimId` is undefined. Resolves with undefined, without a call, if a new claim
 * has no type yet. Rejects with the error of the call.
 */
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
 * Returns the server calls of an order's claim. N12: the form loads the claim before each saving, so that a claim whose
 * first response was lost is changed, and no second claim is created.
 */
export function claimServer(
  { order, claim }: ClaimSubject,
  context: ClaimContext,
): StepServer<ClaimValues> {
  /** The last known claim of the server; undefined if there is none. */
  let known = claim;

  const askForClaim = (): AppThunk<Promise<Claim | undefined>> => async (dispatch) => {
    known = await dispatch(freshClaimOf(order.id));
    return known;
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
        // No call is needed if the claim on the server already has these values.
        const held = known && savedClaim(known, order);
        if (held && sameInput(held.values, values)) return held;
        const saved = await dispatch(saveClaim(order.id, known?.id, values));
        known = saved ?? known;
        return saved && savedClaim(saved, order, new Date().toISOString());
      },
    send: (onConfirmed) => async (dispatch) => {
      // The preceding save has already loaded the claim.
      if (known === undefined) throw errorWithoutBody('INVALID_RESPONSE');
      const sent = isOpen(known) ? await dispatch(sendClaim(known.id, askForClaim)) : known;
      onConfirmed();
      await dispatch(showSentClaim(order.id, sent));
    },
    lookAgain: askForClaim,
    toError: claimError,
  };
}
