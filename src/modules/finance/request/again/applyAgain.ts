import { demandRecord, mayHaveBeenDone } from '../../../../api/outcome';
import { optionalCall } from '../../../../api/baseQuery';
import { REFETCH } from '../../../../api/cache/freshness';
import {
  actualFinanceOffers,
  financeOfferApi,
  type FinanceOffer,
} from '../../../../api/endpoints/financeOffer';
import { financeRequestApi } from '../../../../api/endpoints/financeRequest';
import { errorWithoutBody, toApiError } from '../../../../api/errors';
import { keptInput, type KeptInput } from '../../../../forms/form/keptInput';
import type { AppThunk } from '../../../../session/appStore';
import { mayApplyAgain } from '../../offers/offerCard';
import { readForm, writeForm, type RequestValues } from '../form/requestValues';

const calls = financeRequestApi.endpoints;
const UNTRACKED = { track: false } as const;

export interface RefusedRequest {
  requestId: string;
  offerId: string;
}

/** Finished steps of the copy; they are not repeated after a failure. */
export interface AgainProgress {
  values?: RequestValues;
  isDeleted?: boolean;
  /** Undefined until the new request is created. */
  newId?: string;
}

/**
 * Progress, keyed by session and by id of the refused request. Not a state of the dialog, because /unavailable
 * unmounts the dialog.
 */
const begun = new WeakMap<KeptInput, Map<string, AgainProgress>>();

/** Returns the progress object of a refused request; empty at first, later the same object for the whole session. */
export function progressOf(requestId: string): AgainProgress {
  const session = keptInput();
  const known = begun.get(session) ?? new Map<string, AgainProgress>();
  begun.set(session, known);
  const progress = known.get(requestId) ?? {};
  known.set(requestId, progress);
  return progress;
}

const withoutIds = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, id: undefined }));

/** Loads the offer from the server. Rejects if the offer no longer exists. */
function askForOffer(offerId: string): AppThunk<Promise<FinanceOffer>> {
  return async (dispatch) => {
    const { findActualFinanceOffers } = financeOfferApi.endpoints;
    const asked = findActualFinanceOffers.initiate(optionalCall(actualFinanceOffers), REFETCH);
    const { content } = await dispatch(asked).unwrap();
    const offer = content.find(({ id }) => id === offerId);
    if (offer === undefined) throw over();
    return offer;
  };
}

const over = () => ({
  ...errorWithoutBody('INVALID_RESPONSE'),
  message: 'Предложение банка больше не действует: подать заявку по нему нельзя',
});

/** Deletes the refused request; resolves if it was already deleted. */
function removeRefused(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(calls.deleteFinanceRequest.initiate({ id }, UNTRACKED)).unwrap();
    } catch (error) {
      if (toApiError(error).status === 404) return;
      if (!mayHaveBeenDone(error)) throw error;
      const now = dispatch(calls.getFinanceRequest.initiate(optionalCall({ id }), REFETCH));
      if (toApiError((await now).error).status !== 404) throw error;
    }
  };
}

/**
 * Creates the new request and resolves with its id. If an earlier call has created the request, but its response was
 * lost, resolves with the id of that request.
 */
function createRequest({ requestId, offerId }: RefusedRequest): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const call = calls.createFinanceRequest.initiate({ offerId }, UNTRACKED);
    try {
      return (await dispatch(call).unwrap()).id;
    } catch (error) {
      if (!mayHaveBeenDone(error) && toApiError(error).status !== 409) throw error;
      const { request } = await dispatch(askForOffer(offerId));
      if (request?.status?.name !== 'DRAFT' || request.id === requestId) throw error;
      return request.id;
    }
  };
}

/**
 * Deletes the refused request and creates a new draft with the same values, but without its consents. B24: a refused
 * request can be applied for again. Resolves with the new id. After a failure the next call continues with the
 * failed step.
 *
 * @param progress updated by each step; an empty object at first
 */
export function applyAgain(
  refused: RefusedRequest,
  progress: AgainProgress,
): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const { requestId, offerId } = refused;
    if (progress.values === undefined) {
      const asked = calls.getFinanceRequestForm.initiate(optionalCall({ id: requestId }), REFETCH);
      const form = demandRecord(await dispatch(asked).unwrap(), requestId, 'requestId');
      const { founders, contactData, ...rest } = readForm(form);
      progress.values = {
        ...rest,
        founders: withoutIds(founders),
        contactData: withoutIds(contactData),
      };
    }
    if (progress.isDeleted !== true) {
      // A deleted request cannot be restored: check first that a new request is possible.
      if (!mayApplyAgain(await dispatch(askForOffer(offerId)))) throw over();
      await dispatch(removeRefused(requestId));
      progress.isDeleted = true;
    }
    progress.newId ??= await dispatch(createRequest(refused));
    const id = progress.newId;
    const financeRequestFormUpdate = writeForm(progress.values);
    const saving = calls.saveFinanceRequestForm.initiate(
      { id, financeRequestFormUpdate },
      UNTRACKED,
    );
    demandRecord(await dispatch(saving).unwrap(), id, 'requestId');
    return id;
  };
}
