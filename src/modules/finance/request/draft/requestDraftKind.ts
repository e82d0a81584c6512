import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { shownText } from '../../../../lib/shownText';
import { adoptIds } from '../form/adoptIds';
import { readForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';

/**
 * What a draft of a request may hold. No passport (rule B10), and no consents, which are saved at once
 * by calls of their own.
 */
export const requestDraftKind: HeldDraftKind<RequestValues> = {
  name: 'finance-request',
  shape: {
    founders: [
      {
        key: 'text',
        id: 'text',
        type: 'text',
        lastname: 'text',
        firstname: 'text',
        middlename: 'text',
        birthDate: 'text',
        citizenship: 'text',
        name: 'text',
        ogrn: 'text',
        kpp: 'text',
        country: 'text',
        itn: 'text',
        address: 'text',
        sharePercent: 'text',
        isPublicOfficial: 'flag',
      },
    ],
    contactData: [
      {
        key: 'text',
        id: 'text',
        role: 'text',
        fullName: 'text',
        position: 'text',
        phone: 'text',
        phoneExtension: 'text',
        email: 'text',
        isMain: 'flag',
      },
    ],
    paymentDetails: {
      bik: 'text',
      bankName: 'text',
      correspondentAccount: 'text',
      settlementAccount: 'text',
    },
  },
  left: new Map(),
  adoptIds,
};

/** An answer of the server as the draft compares it. */
export function savedRequest(form: FinanceRequestForm): Saved<RequestValues> {
  return { savedAt: shownText(form.savedDateTime), values: readForm(form) };
}
