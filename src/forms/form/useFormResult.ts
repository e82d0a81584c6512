import { useCallback, useState, useSyncExternalStore } from 'react';
import type { FormState } from 'final-form';
import { useForm } from 'react-final-form';

/**
 * Returns the result of `work` for the whole form, as plain data. The component re-renders when
 * the result changes, not on every key press.
 */
export function useFormResult<Values extends object, Result>(
  work: (values: Values, state: FormState<Values>) => Result,
): Result {
  const form = useForm<Values>('useFormResult');
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  // Reuses the last result while its content is the same, so that the snapshot is stable.
  const [last] = useState(() => new Map<'result', { text: string; result: Result }>());
  return useSyncExternalStore(subscribe, () => {
    const state = form.getState();
    const result = work(state.values, state);
    const text = JSON.stringify(result) ?? '';
    const known = last.get('result');
    if (known?.text === text) return known.result;
    last.set('result', { text, result });
    return result;
  });
}
