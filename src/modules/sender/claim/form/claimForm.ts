import type { FormDescription } from '../../../../forms/description/defineForm';
import { labelIn, draftShapeOf, shownIn } from '../../../../blocks/steps/fieldTable';
import { claimTable, type ClaimValues } from './claimTable';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import { shownText } from '../../../../lib/shownText';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { readClaim } from './claimMapping';

function labelAt(path: string): string | undefined {
  const [field = '', index = '', inner] = path.split('.');
  if (field === 'items' && inner === 'quantity') return `Товар ${Number(index) + 1}: количество`;
  return labelIn(claimTable, field);
}

/** What a customer calls the field at a path. */
function claimLabelOf(path: string): string {
  return labelAt(path) ?? 'Поле заявления';
}

/** The form of a claim for one order. Its unsent input is kept by the draft. */
export const claimForm: FormDescription<ClaimValues> = {
  name: 'sender-claim',
  unsent: 'Заявление не сохранено',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};

/** What a draft of a claim may hold: of files their ids and names, never what is in them (rule N12). */
export const claimDraftKind: HeldDraftKind<ClaimValues> = {
  name: 'sender-claim',
  shape: draftShapeOf(claimTable),
  left: new Map(),
};

/** A claim of the server as the draft compares it; `savedAt` is empty where it is not known. */
export function savedClaim(
  claim: Claim | undefined,
  order: Partial<Order>,
  savedAt = shownText(claim?.createdDateTime),
): Saved<ClaimValues> {
  return { savedAt, values: readClaim(claim, order) };
}

/** How a claim is called where its versions are decided. */
export const claimWords: VersionWords = {
  subject: 'Заявление',
  labelOf: claimLabelOf,
  shown: (path, value) => shownIn(claimTable, path.split('.')[0] ?? '', value) ?? shownText(value),
};
