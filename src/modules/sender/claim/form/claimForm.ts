import type { Claim, ClaimUpdate, NewClaim, Order } from '../../../../api/endpoints/sender';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import {
  draftShapeOf,
  labelIn,
  readEntry,
  shownIn,
  writeEntry,
} from '../../../../blocks/steps/fieldTable';
import { textValue } from '../../../../blocks/steps/valueKinds';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { claimTable, type ClaimValues } from './claimTable';
import { orderItems } from './orderItems';

function labelAt(path: string): string | undefined {
  const [field = '', index = '', inner] = path.split('.');
  if (field === 'items' && inner === 'quantity') return `Товар ${Number(index) + 1}: количество`;
  return labelIn(claimTable, field);
}

/** The form of a claim for one order. Its unsent input is kept by the draft. */
export const claimForm: FormDescription<ClaimValues> = {
  name: 'sender-claim',
  unsent: 'Заявление не сохранено',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};

/** What a draft of a claim may hold: ids and names of files, never their content (rule N12). */
export const claimDraftKind: HeldDraftKind<ClaimValues> = {
  name: 'sender-claim',
  shape: draftShapeOf(claimTable),
  left: new Map(),
};

/** Words of the dialog in which the customer decides between two versions of a claim. */
export const claimWords: VersionWords = {
  subject: 'Заявление',
  labelOf: (path) => labelAt(path) ?? 'Поле заявления',
  shown: (path, value) =>
    shownIn(claimTable, path.split('.')[0] ?? '', value) ?? textValue.shown(value),
};

/** A claim of the server as the fields show it; of an order without one, an empty form. */
export function readClaim(claim: Claim | undefined, order: Order): ClaimValues {
  const { items, ...rest } = readEntry(claimTable, claim);
  const claimed = new Map(items.map((item) => [item.id, item]));
  return { ...rest, items: orderItems(order).map(({ id }) => claimed.get(id) ?? { id }) };
}

/** A claim of the server as the draft compares it; `savedAt` is empty where it is not known. */
export function savedClaim(
  claim: Claim | undefined,
  order: Order,
  savedAt = claim?.createdDateTime ?? '',
): Saved<ClaimValues> {
  return { savedAt, values: readClaim(claim, order) };
}

/** The typed form for the server; null for what is not filled in or is not what it should be. */
export function writeClaim(values: ClaimValues): ClaimUpdate {
  const { type, ...rest } = writeEntry(claimTable, values);
  return { ...(type !== undefined && { type }), ...rest };
}

/** The first version of a claim; undefined while it is not said what happened. */
export function writeNewClaim(orderId: string, values: ClaimValues): NewClaim | undefined {
  const { type, ...rest } = writeClaim(values);
  return type === undefined ? undefined : { ...rest, orderId, type };
}
