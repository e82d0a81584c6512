import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { DraftHold } from './createDraftHold';

/** Passes every change of the surrounding `FormShell` to its draft; renders nothing. */
export function KeepDraft<Values extends object>({ draft }: { draft: DraftHold<Values> }) {
  const form = useForm<Values>('KeepDraft');
  useEffect(() => {
    const { values, dirty } = form.getState();
    let last = values;
    // Values restored into the form before this component mounted.
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
