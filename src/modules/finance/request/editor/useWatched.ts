import { useFormResult } from '../../../../forms/form/useFormResult';
import type { RequestValues } from '../form/requestValues';

/** Something that is worked out of the whole request; drawn anew only when the result changes. */
export function useWatched<Result>(work: (values: RequestValues) => Result): Result {
  return useFormResult<RequestValues, Result>(work);
}

/** The keys of the entries of a list, in their order. */
export function useEntryKeys(list: 'founders' | 'contactData'): readonly string[] {
  return useWatched((values) => values[list].map(({ key }) => key));
}
