import type { FormApi } from 'final-form';
import type { RefObject } from 'react';
import { errorWithoutBody } from '../../../../api/errors';
import { fileApi } from '../../../../api/endpoints/file';
import { isOpenClaim } from '../../../../domain/claims';
import { useSessionDispatch } from '../../../../session/apiRoot';
import type { ClaimDraft } from '../draft/useClaimDraft';
import { isSendable, type ClaimContext } from '../form/claimRules';
import type { ClaimValues } from '../form/claimValues';
import { sendClaim } from '../sendClaim';
import { claimError } from '../unavailable';

const { deleteFile } = fileApi.endpoints;

/** The open form. */
export type ClaimFormApi = FormApi<ClaimValues, Partial<ClaimValues>>;

/** Puts other values into the open form; nothing happens for what is the same. */
function putValues(form: ClaimFormApi, next: ClaimValues): void {
  form.batch(() => {
    form.change('type', next.type);
    form.change('eventDate', next.eventDate);
    form.change('description', next.description);
    form.change('items', next.items);
    form.change('claimedAmount', next.claimedAmount);
    form.change('paymentDetailsId', next.paymentDetailsId);
    form.change('documents', next.documents);
  });
}

/**
 * Everything that an open claim says to the server, one call after the other. All of it rejects with
 * an `ApiError`.
 *
 * @param form the open form, there as soon as something can be pressed
 */
export function useClaimCalls(
  form: RefObject<ClaimFormApi | null>,
  { draft, settle, save, ask }: ClaimDraft,
  context: ClaimContext,
) {
  const dispatch = useSessionDispatch();
  const { inTurn } = draft;

  const opened = (): ClaimFormApi => {
    // The page was left before the call had its turn: its draft goes its own way.
    if (form.current === null) throw errorWithoutBody('ABORTED');
    return form.current;
  };
  const valuesNow = () => opened().getState().values;

  const saveNow = async () => {
    const typed = valuesNow();
    // Another step is still wrong: what was typed stays on this device until it is right.
    if (!isSendable(typed, context)) {
      draft.keepNow();
      return;
    }
    const settled = await settle(typed);
    // The customer has not decided: a call given up, without a word.
    if (settled === undefined) throw errorWithoutBody('ABORTED');
    if (settled !== typed) putValues(opened(), settled);
    const sent = valuesNow();
    const saved = await dispatch(save(sent));
    if (saved !== undefined) draft.answered(saved, sent);
  };

  const submitNow = async () => {
    await saveNow();
    const before = await dispatch(ask());
    if (before === undefined) throw errorWithoutBody('INVALID_RESPONSE');
    if (isOpenClaim(before.status?.name ?? '')) await dispatch(sendClaim(before.id, ask));
    draft.clear();
    // The page goes on with what the server says now.
    await dispatch(ask()).catch(() => undefined);
  };

  const told = async (work: () => Promise<void>) => {
    try {
      await inTurn(work);
    } catch (error) {
      throw claimError(error);
    }
  };

  return {
    save: () => told(saveNow),
    submit: () => told(submitNow),
    ask: () => dispatch(ask()),
    handOver: () => draft.handOver(),
    /** First out of the claim, then away: no claim ever names a file that is gone. */
    removeFile: async (id: string) => {
      if (!(await draft.handOver())) return;
      await inTurn(async () => {
        await dispatch(deleteFile.initiate({ id }, { track: false }));
      });
    },
  };
}
