import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { RequestValues } from '../form/requestValues';

/**
 * Something that is worked out of the whole form. The component is drawn anew when the result
 * changes, not with every key: that is why it is a text.
 */
export function useWatched(work: (values: RequestValues) => string): string {
  const form = useForm<RequestValues>('useWatched');
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => work(form.getState().values));
}

/** The keys of the entries of a list, in their order. */
export function useEntryKeys(list: 'founders' | 'contactData'): readonly string[] {
  const keys = useWatched((values) => JSON.stringify(values[list].map(({ key }) => key)));
  return JSON.parse(keys) as string[];
}
