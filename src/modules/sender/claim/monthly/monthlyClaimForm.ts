import type { FormDescription } from '../../../../forms/description/defineForm';
import { claimLabels } from '../form/claimForm';
import type { ClaimDocumentValues } from '../form/claimValues';

/** What a customer adds to the claim of a month: everything else is the system's. */
export interface MonthlyClaimValues {
  paymentDetailsId?: string | undefined;
  documents: ClaimDocumentValues[];
}

const LABELS = new Map<string, string>([
  ['paymentDetailsId', claimLabels.paymentDetailsId],
  ['documents', claimLabels.documents],
]);

/** The form of a monthly claim; what was chosen and not sent is remembered for this visit. */
export const monthlyClaimForm: FormDescription<MonthlyClaimValues> = {
  name: 'sender-monthly-claim',
  unsent: 'Заявление не отправлено',
  labels: LABELS,
  keptNames: ['paymentDetailsId', 'documents'],
};
