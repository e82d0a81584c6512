import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/**
 * Returns the value of any field of the surrounding form, for a component that only watches it. Pass the described
 * field, or a name if the form is unknown.
 */
export function useFieldValue(field: { fieldName: string } | string | undefined): unknown {
  const name = typeof field === 'string' ? field : field?.fieldName;
  const form = useForm('useFieldValue');
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  return useSyncExternalStore(subscribe, (): unknown =>
    name === undefined ? undefined : getIn(form.getState().values, name),
  );
}
