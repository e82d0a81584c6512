import { useCallback } from 'react';
import { demandRecord } from '../../../../api/answers/demandRecord';
import {
  financeRequestApi,
  type FinanceRequestForm,
} from '../../../../api/endpoints/financeRequest';
import type { SessionThunk } from '../../../../session/apiRoot';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { useFormDraft, type FormDraft } from '../../../../blocks/drafts/useFormDraft';
import { labelOf, shownFieldValue } from '../form/fieldWords';
import { writeForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import { requestDraftKind, savedRequest } from './requestDraftKind';

const { getFinanceRequestForm, saveFinanceRequestForm } = financeRequestApi.endpoints;

const words: VersionWords = { subject: 'Заявка', labelOf, shown: shownFieldValue };

/** Thunk: what the server holds now, not what this page remembers. Rejects with the call's error. */
function askForForm(id: string): SessionThunk<Promise<Saved<RequestValues>>> {
  return async (dispatch) => {
    const asked = dispatch(
      getFinanceRequestForm.initiate({ id }, { forceRefetch: true, subscribe: false }),
    );
    return savedRequest(demandRecord(await asked.unwrap(), id, 'requestId'));
  };
}

/** Thunk: saves the form as it is. Rejects with the call's error. */
function saveUnchecked(
  id: string,
  values: RequestValues,
): SessionThunk<Promise<Saved<RequestValues>>> {
  return async (dispatch) => {
    const financeRequestFormUpdate = writeForm(values);
    const saved = dispatch(
      saveFinanceRequestForm.initiate({ id, financeRequestFormUpdate }, { track: false }),
    );
    return savedRequest(demandRecord(await saved.unwrap(), id, 'requestId'));
  };
}

export type RequestDraft = FormDraft<RequestValues>;

/**
 * The draft of a request (rules B9 to B11). `form` is the server's, fresh; a component of another
 * request wants another `key`.
 */
export function useRequestDraft(requestId: string, form: FinanceRequestForm): RequestDraft {
  return useFormDraft({
    kind: requestDraftKind,
    id: requestId,
    saved: savedRequest(form),
    words,
    ask: useCallback(() => askForForm(requestId), [requestId]),
    save: useCallback((values: RequestValues) => saveUnchecked(requestId, values), [requestId]),
  });
}
