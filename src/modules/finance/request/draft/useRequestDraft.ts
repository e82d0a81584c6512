import { useCallback, useEffect, useRef, useState } from 'react';
import {
  financeRequestApi,
  type FinanceRequestForm,
} from '../../../../api/endpoints/financeRequest';
import { useSessionDispatch, type SessionThunk } from '../../../../session/apiRoot';
import type { Saved } from '../../../../shell/drafts/draftEnvelope';
import type { DraftHold } from '../../../../shell/drafts/createDraftHold';
import { useDraft } from '../../../../shell/drafts/useDraft';
import { writeForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import { decideVersions } from './decideVersions';
import { requestDraftKind, savedRequest } from './requestDraftKind';

const { getFinanceRequestForm, saveFinanceRequestForm } = financeRequestApi.endpoints;

/** Thunk: what the server holds now, not what this page remembers. Rejects with the call's error. */
function askForForm(id: string): SessionThunk<Promise<Saved<RequestValues>>> {
  return async (dispatch) => {
    const asked = dispatch(
      getFinanceRequestForm.initiate({ id }, { forceRefetch: true, subscribe: false }),
    );
    return savedRequest(await asked.unwrap());
  };
}

export interface RequestDraft {
  /** For `<DraftStatus draft>`, `<KeepDraft draft>`, `draft.answered`, `draft.clear`. */
  draft: DraftHold<RequestValues>;
  /**
   * What the form begins with in the place of the server's values: a draft that was found, or
   * undefined where there is none.
   */
  restored: RequestValues | undefined;
  /** The customer is asked about two versions; the form waits. */
  isDeciding: boolean;
  /**
   * Before the page saves by itself: asks the server whether the form was changed elsewhere, and the
   * customer what to keep. Gives the values to save, which the form then shows; undefined when
   * nothing was decided. Rejects with an `ApiError`.
   */
  settle(values: RequestValues): Promise<RequestValues | undefined>;
}

/**
 * The draft of a request (rules B9 to B11). `form` is the server's, fresh; a component of another
 * request wants another `key`.
 */
export function useRequestDraft(requestId: string, form: FinanceRequestForm): RequestDraft {
  const dispatch = useSessionDispatch();
  const save = useCallback(
    async (values: RequestValues, draft: DraftHold<RequestValues>) => {
      const saved = await dispatch(askForForm(requestId));
      // Nobody is there to be asked: the draft stays, and asks when it is opened next.
      if (draft.compare(saved, values).differences.length > 0) return undefined;
      const answer = await dispatch(
        saveFinanceRequestForm.initiate(
          { id: requestId, financeRequestFormUpdate: writeForm(values) },
          { track: false },
        ),
      ).unwrap();
      return savedRequest(answer);
    },
    [dispatch, requestId],
  );
  const draft = useDraft(
    { kind: requestDraftKind, id: requestId, saved: savedRequest(form) },
    save,
  );
  const { found } = draft;
  const isUndecided = found !== undefined && found.differences.length > 0;
  const [restored, setRestored] = useState(() =>
    isUndecided ? undefined : found?.values(() => 'here'),
  );
  const [isDeciding, setDeciding] = useState(isUndecided);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isUndecided || isAsked.current) return;
    isAsked.current = true;
    void dispatch(decideVersions(found)).then((decided) => {
      if (decided === undefined) return;
      setRestored(decided);
      setDeciding(false);
    });
  }, [dispatch, found, isUndecided]);

  const settle: RequestDraft['settle'] = async (values) => {
    const saved = await dispatch(askForForm(requestId));
    const decided = await dispatch(decideVersions(draft.compare(saved, values)));
    if (decided !== undefined) draft.rebase(saved);
    return decided;
  };
  return { draft, restored, isDeciding, settle };
}
