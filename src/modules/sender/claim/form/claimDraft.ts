import type { Claim, Order } from '../../../../api/endpoints/sender';
import { claimTypeName, documentKindName } from '../../../../domain/claims';
import { formatDate } from '../../../../lib/dates';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { formatMoney } from '../../../../lib/money';
import { shownText } from '../../../../lib/shownText';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { claimLabelOf } from './claimForm';
import { readClaim } from './claimMapping';
import type { ClaimValues } from './claimValues';

/** What a draft of a claim may hold: of files their ids and names, never what is in them (rule N12). */
export const claimDraftKind: HeldDraftKind<ClaimValues> = {
  name: 'sender-claim',
  shape: {
    type: 'text',
    eventDate: 'text',
    description: 'text',
    items: [{ id: 'text', quantity: 'text' }],
    claimedAmount: 'sum',
    paymentDetailsId: 'text',
    documents: [{ id: 'text', kind: 'text', name: 'text', size: 'sum' }],
  },
  left: new Map(),
};

/** A claim of the server as the draft compares it; `savedAt` is empty where nobody knows. */
export function savedClaim(
  claim: Claim | undefined,
  order: Partial<Order>,
  savedAt = shownText(claim?.createdDateTime),
): Saved<ClaimValues> {
  return { savedAt, values: readClaim(claim, order) };
}

const NOTHING = 'Не заполнено';

/** The value of a field as a customer reads it where two versions are compared. */
export function shownClaimValue(path: string, value: unknown): string {
  const [field = ''] = path.split('.');
  if (field === 'documents' && typeof value === 'object' && value !== null) {
    const { kind, name } = fieldsOf(value);
    return `${documentKindName(shownText(kind))}: ${shownText(name)}`;
  }
  if (field === 'documents' && value === undefined) return 'Нет такого файла';
  if (field === 'claimedAmount' && typeof value === 'number') return formatMoney(value);
  const text = shownText(value);
  if (text === '') return NOTHING;
  if (field === 'type') return claimTypeName(text);
  if (field === 'paymentDetailsId') return 'Другой счёт';
  return field === 'eventDate' ? formatDate(text) : text;
}

/** How a claim is called where its versions are decided. */
export const claimWords: VersionWords = {
  subject: 'Заявление',
  labelOf: claimLabelOf,
  shown: shownClaimValue,
};
