import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import type { RuleContext } from '../form/requestSteps';
import type { Consent } from '../form/requestValues';
import type { Entries } from './useEntries';

/** State that the steps of an open request share. Typing does not change it. */
export interface RequestEditing extends RuleContext, Entries {
  organization: FinanceRequestForm['organization'];
  flags: readonly Consent[];
  /** True if the form started with a draft of this device. Such a draft has no passports. */
  isRestored: boolean;
  /** «Удалить черновик»: deletes the draft after a confirmation, and leaves the form. */
  deletion: { busy: boolean; run: () => void };
  /** Gives a consent, or withdraws it, by a separate call. Rejects with an `ApiError`. */
  accept: (flag: string, value: boolean) => Promise<void>;
}

export const useEditing = () => useSteps<RequestEditing>().shared;
