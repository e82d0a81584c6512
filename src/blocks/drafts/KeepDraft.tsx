import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { DraftHold } from './createDraftHold';

/** Inside a `FormShell`: every change of the form goes to its draft. It draws nothing. */
export function KeepDraft<Values extends object>({ draft }: { draft: DraftHold<Values> }) {
  const form = useForm<Values>('KeepDraft');
  useEffect(() => {
    const { values, dirty } = form.getState();
    let last = values;
    // What was restored into the form before this was here.
    if (dirty) draft.keep(values);
    return form.subscribe(
      (state) => {
        if (state.values === last) return;
        last = state.values;
        draft.keep(last);
      },
      { values: true },
    );
  }, [form, draft]);
  return null;
}
