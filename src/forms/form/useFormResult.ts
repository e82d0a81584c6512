import { useCallback, useState, useSyncExternalStore } from 'react';
import { getIn, type FormState, type FormSubscription } from 'final-form';
import { useForm } from 'react-final-form';

const OF_VALUES = { values: true } as const;

/**
 * Something that is worked out of the whole form, plain data. The component is drawn anew when the
 * result changes, not with every key.
 *
 * @param subscription what the result depends on; the same object each time
 */
export function useFormResult<Values extends object, Result>(
  work: (values: Values, state: FormState<Values>) => Result,
  subscription: FormSubscription = OF_VALUES,
): Result {
  const form = useForm<Values>('useFormResult');
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, subscription),
    [form, subscription],
  );
  // The last result; it is given again while the next one has the same content.
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

/**
 * The value of any field of the form around, for a component that only watches it. A field is given
 * itself where the form is described, by its name where it is not known which form it is.
 */
export function useFieldValue(field: { fieldName: string } | string | undefined): unknown {
  const name = typeof field === 'string' ? field : field?.fieldName;
  return useFormResult((values): unknown => (name === undefined ? undefined : getIn(values, name)));
}
