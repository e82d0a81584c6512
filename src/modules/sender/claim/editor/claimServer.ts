import { demandRecord } from '../../../../api/answers/demandRecord';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { errorWithoutBody } from '../../../../api/errors';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import type { StepServer } from '../../../../blocks/steps/stepFormDescription';
import { isOpenClaim } from '../../../../domain/claims';
import type { SessionThunk } from '../../../../session/apiRoot';
import { savedClaim } from '../form/claimForm';
import { writeClaim, writeNewClaim } from '../form/claimMapping';
import { isSendable } from '../form/claimErrors';
import type { ClaimContext } from '../form/claimRules';
import type { ClaimValues } from '../form/claimTable';
import { freshClaimOf } from '../freshClaims';
import { sendClaim } from '../sendClaim';
import { claimError } from '../unavailable';
import type { ClaimSubject } from './claiming';

const { createClaim, updateClaim } = senderApi.endpoints;

/** Thunk: makes the claim, or changes the one that there is. Rejects with the call's error. */
function saveClaim(
  orderId: string,
  claimId: string | undefined,
  values: ClaimValues,
): SessionThunk<Promise<Claim | undefined>> {
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
 * order's claim: one whose answer was lost is found and changed, and never made twice.
 */
export function claimServer(
  { order, claim }: ClaimSubject,
  context: ClaimContext,
): StepServer<ClaimValues> {
  /** Of the claim that the server has; undefined before there is one. */
  let known = claim?.id;

  const askForClaim = (): SessionThunk<Promise<Claim | undefined>> => async (dispatch) => {
    const now = await dispatch(freshClaimOf(order.id));
    known = now?.id;
    return now;
  };
  const takes = (values: ClaimValues) => isSendable(values, context);

  return {
    takes,
    ask: (): SessionThunk<Promise<Saved<ClaimValues>>> => async (dispatch) =>
      savedClaim(await dispatch(askForClaim()), order),
    save:
      (values): SessionThunk<Promise<Saved<ClaimValues> | undefined>> =>
      async (dispatch) => {
        if (!takes(values)) return undefined;
        const saved = await dispatch(saveClaim(order.id, known, values));
        known = saved?.id ?? known;
        return saved && savedClaim(saved, order, new Date().toISOString());
      },
    send: (onConfirmed) => async (dispatch) => {
      const before = await dispatch(askForClaim());
      if (before === undefined) throw errorWithoutBody('INVALID_RESPONSE');
      if (isOpenClaim(before.status?.name ?? '')) await dispatch(sendClaim(before.id, askForClaim));
      onConfirmed();
      // The page goes on with what the server says now.
      await dispatch(askForClaim()).catch(() => undefined);
    },
    lookAgain: askForClaim,
    toError: claimError,
  };
}
