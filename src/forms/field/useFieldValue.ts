import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/** The value of any field of the form around, for a component that only watches it. */
export function useFieldValue(name: string | undefined): unknown {
  const form = useForm('useFieldValue');
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  return useSyncExternalStore(subscribe, (): unknown =>
    name === undefined ? undefined : getIn(form.getState().values, name),
  );
}
