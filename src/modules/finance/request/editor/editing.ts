import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import { useFormResult } from '../../../../forms/form/useFormResult';
import type { RuleContext } from '../form/requestSteps';
import type { Consent, RequestValues } from '../form/requestValues';
import type { Entries } from './useEntries';

/** State that the steps of an open request share. Typing does not change it. */
export interface RequestEditing extends RuleContext, Entries {
  /** The organization that asks, as the server has it. */
  organization: FinanceRequestForm['organization'];
  flags: readonly Consent[];
  /** The form began with a draft of this device, which holds no passports. */
  isRestored: boolean;
  /** «Удалить черновик»: asks, and leaves the form once it is done. */
  deletion: { busy: boolean; run: () => void };
  /** Gives a consent, or takes it back, by its own call. Rejects with an `ApiError`. */
  accept: (flag: string, value: boolean) => Promise<void>;
}

/** The request that is being filled in. */
export const useEditing = () => useSteps<RequestEditing>().shared;

/** Returns a result of the whole input; the component renders again only when the result changes. */
export function useWatched<Result>(work: (values: RequestValues) => Result): Result {
  return useFormResult<RequestValues, Result>(work);
}
