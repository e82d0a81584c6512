import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { shownText } from '../../../../lib/shownText';
import { draftShapeOf } from '../../../../blocks/steps/fieldTable';
import { accountTable } from './accountTable';
import { adoptIds } from './adoptIds';
import { contactTable } from './contactTable';
import { labelOf, shownFieldValue } from './fieldWords';
import { founderTable } from './founderTable';
import { readForm } from './requestMapping';
import type { RequestValues } from './requestValues';

/**
 * What a draft of a request may hold. No passport (rule B10), and no consents, which are saved at once
 * by calls of their own.
 */
export const requestDraftKind: HeldDraftKind<RequestValues> = {
  name: 'finance-request',
  shape: {
    founders: [{ key: 'text', id: 'text', ...draftShapeOf(founderTable) }],
    contactData: [{ key: 'text', id: 'text', ...draftShapeOf(contactTable) }],
    paymentDetails: draftShapeOf(accountTable),
  },
  left: new Map(),
  adoptIds,
};

/** How a request is called where its versions are decided. */
export const requestWords: VersionWords = { subject: 'Заявка', labelOf, shown: shownFieldValue };

/** An answer of the server as the draft compares it. */
export function savedRequest(form: FinanceRequestForm): Saved<RequestValues> {
  return { savedAt: shownText(form.savedDateTime), values: readForm(form) };
}
