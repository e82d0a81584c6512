import { useCallback, useRef } from 'react';
import { demandRecord } from '../../../../api/answers/demandRecord';
import { senderApi, type Claim, type Order } from '../../../../api/endpoints/sender';
import type { SessionThunk } from '../../../../session/apiRoot';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { useFormDraft, type FormDraft } from '../../../../blocks/drafts/useFormDraft';
import { freshClaimOf } from '../freshClaims';
import { writeClaim, writeNewClaim } from '../form/claimMapping';
import { isSendable, type ClaimContext } from '../form/claimRules';
import type { ClaimValues } from '../form/claimValues';
import { claimDraftKind, claimWords, savedClaim } from './claimDraftKind';

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

export interface ClaimDraft extends FormDraft<ClaimValues> {
  /** Saves at the server; undefined for values that it would not take. Rejects with an `ApiError`. */
  save: (values: ClaimValues) => SessionThunk<Promise<Saved<ClaimValues> | undefined>>;
  /** The claim that the server has now. Rejects with an `ApiError`. */
  ask: () => SessionThunk<Promise<Claim | undefined>>;
}

/**
 * The draft of the claim for one order (rule N12), on this device and at the server. Before each
 * saving the server is asked for the order's claim: one whose answer was lost is found and changed,
 * and never made twice.
 */
export function useClaimDraft(
  order: Order,
  claim: Claim | undefined,
  context: ClaimContext,
): ClaimDraft {
  const { id } = order;
  /** Of the claim that the server has; undefined before there is one. */
  const known = useRef(claim?.id);
  /** As they were when the form was opened: a new look at the order is no new form. */
  const first = useRef({ order, context });

  const ask = useCallback(
    (): SessionThunk<Promise<Claim | undefined>> => async (dispatch) => {
      const now = await dispatch(freshClaimOf(id));
      known.current = now?.id;
      return now;
    },
    [id],
  );
  const askSaved = useCallback(
    (): SessionThunk<Promise<Saved<ClaimValues>>> => async (dispatch) =>
      savedClaim(await dispatch(ask()), first.current.order),
    [ask],
  );
  const save = useCallback(
    (values: ClaimValues): SessionThunk<Promise<Saved<ClaimValues> | undefined>> =>
      async (dispatch) => {
        if (!isSendable(values, first.current.context)) return undefined;
        const saved = await dispatch(saveClaim(id, known.current, values));
        if (saved === undefined) return undefined;
        known.current = saved.id;
        return savedClaim(saved, first.current.order, new Date().toISOString());
      },
    [id],
  );
  const draft = useFormDraft<ClaimValues>({
    kind: claimDraftKind,
    id,
    saved: savedClaim(claim, order),
    words: claimWords,
    ask: askSaved,
    save,
  });
  return { ...draft, save, ask };
}
