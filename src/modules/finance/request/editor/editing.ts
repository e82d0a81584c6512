import { createContext, useContext } from 'react';
import type { AgreementFlag } from '../../../../api/endpoints/financeRequest';
import { useFormResult } from '../../../../forms/form/useFormResult';
import type { RuleContext } from '../form/requestErrors';
import type { EntryList, RequestValues } from '../form/requestValues';
import type { Entries } from './useEntries';

/** What the steps of an open request share. It stays the same from one key press to the next. */
export interface RequestEditing extends RuleContext, Entries {
  /** Whose request it is, as the server says it. */
  organization: unknown;
  flags: readonly AgreementFlag[];
  /** The form began with a draft of this device, which holds no passports. */
  isRestored: boolean;
  /** Gives a consent, or takes it back, by its own call. Rejects with an `ApiError`. */
  accept: (flag: string, value: boolean) => Promise<void>;
}

export const EditingContext = createContext<RequestEditing | null>(null);

/** The request that is being filled in. */
export function useEditing(): RequestEditing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A step must stand inside a RequestEditor');
  return editing;
}

/** Something that is worked out of the whole request; drawn anew only when the result changes. */
export function useWatched<Result>(work: (values: RequestValues) => Result): Result {
  return useFormResult<RequestValues, Result>(work);
}

/** The keys of the entries of a list, in their order. */
export function useEntryKeys(list: EntryList): readonly string[] {
  return useWatched((values) => values[list].map(({ key }) => key));
}
