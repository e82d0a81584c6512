import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import { useFormResult } from '../../../../forms/form/useFormResult';
import type { RuleContext } from '../form/requestSteps';
import type { Consent, RequestValues } from '../form/requestValues';
import type { Entries } from './useEntries';

/** State that the steps of an open request share. Typing does not change it. */
export interface RequestEditing extends RuleContext, Entries {
  organization: FinanceRequestForm['organization'];
  flags: readonly Consent[];
  /** True if the form started with a draft of this device. Such a draft has no passports. */
  isRestored: boolean;
  /** «Удалить черновик»: asks first, and leaves the form after the deletion. */
  deletion: { busy: boolean; run: () => void };
  /** Gives a consent, or withdraws it, by its own call. Rejects with an `ApiError`. */
  accept: (flag: string, value: boolean) => Promise<void>;
}

/** Returns the shared state of the open request. */
export const useEditing = () => useSteps<RequestEditing>().shared;

/** Returns a result of the whole input; the component renders again only when the result changes. */
export function useWatched<Result>(work: (values: RequestValues) => Result): Result {
  return useFormResult<RequestValues, Result>(work);
}
