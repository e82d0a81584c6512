import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../session/appStore';
import type { DraftHold, HeldDraftKind } from './createDraftHold';
import { decideVersions, type VersionWords } from './decideVersions';
import type { Saved } from './draftEnvelope';
import { useDraft } from './useDraft';

/** What a form that the server keeps says of itself. Its two thunks reject with the call's error. */
export interface FormDraftOptions<Values> {
  kind: HeldDraftKind<Values>;
  /** Id of the thing that the form is about; a component of another thing wants another `key`. */
  id: string;
  /** The server's form, fresh. */
  saved: Saved<Values>;
  words: VersionWords;
  /** What the server holds now, not what this page remembers. The same function each time. */
  ask: () => AppThunk<Promise<Saved<Values>>>;
  /**
   * Saves without checking; undefined for values that the server would not take, which then stay on
   * this device. The same function each time.
   */
  save: (values: Values) => AppThunk<Promise<Saved<Values> | undefined>>;
}

export interface FormDraft<Values> {
  /** For `<DraftStatus draft>`, `<KeepDraft draft>`, `draft.onServerAnswer`, `draft.clear`. */
  draft: DraftHold<Values>;
  /**
   * What the form begins with in the place of the server's values: a draft that was found, or
   * undefined where there is none.
   */
  restored: Values | undefined;
  /** The customer is asked about two versions; the form waits. */
  isDeciding: boolean;
  /**
   * Before the page saves by itself: asks the server whether the form was changed elsewhere, and the
   * customer what to keep. Gives the values to save, which the form then shows; undefined when
   * nothing was decided. Rejects with an `ApiError`.
   */
  resolveConflicts(values: Values): Promise<Values | undefined>;
}

/** The draft of a form that has a version on this device and one at the server. */
export function useFormDraft<Values>({
  kind,
  id,
  saved,
  words,
  ask,
  save,
}: FormDraftOptions<Values>): FormDraft<Values> {
  const dispatch = useAppDispatch();
  const saveUnseen = useCallback(
    async (values: Values, draft: DraftHold<Values>) => {
      const now = await dispatch(ask());
      // The user cannot be asked now: the draft stays, and asks when it is opened next.
      if (draft.compare(now, values).differences.length > 0) return undefined;
      return dispatch(save(values));
    },
    [dispatch, ask, save],
  );
  const draft = useDraft({ kind, id, saved }, saveUnseen);
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
    void dispatch(decideVersions(found, words)).then((decided) => {
      if (decided === undefined) return;
      setRestored(decided);
      setDeciding(false);
    });
  }, [dispatch, found, isUndecided, words]);

  const resolveConflicts: FormDraft<Values>['resolveConflicts'] = async (values) => {
    const now = await dispatch(ask());
    const decided = await dispatch(decideVersions(draft.compare(now, values), words));
    if (decided !== undefined) draft.rebase(now);
    return decided;
  };
  return { draft, restored, isDeciding, resolveConflicts };
}
