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

/** The form of a claim for one order; its draft keeps the unsent input. */
export const claimForm: FormDescription<ClaimValues> = {
  name: 'sender-claim',
  unsent: 'Заявление не сохранено',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};

/** N12: a draft of a claim contains ids and names of files, never their content. */
export const claimDraftKind: HeldDraftKind<ClaimValues> = {
  name: 'sender-claim',
  shape: draftShapeOf(claimTable),
  left: new Map(),
};

/** Texts of the dialog in which the user resolves a version conflict. */
export const claimWords: VersionWords = {
  subject: 'Заявление',
  labelOf: (path) => labelAt(path) ?? 'Поле заявления',
  shown: (path, value) =>
    shownIn(claimTable, path.split('.')[0] ?? '', value) ?? textValue.shown(value),
};

/** Returns the values of the form for a claim; empty values if there is no claim. */
export function readClaim(claim: Claim | undefined, order: Order): ClaimValues {
  const { items, ...rest } = readEntry(claimTable, claim);
  const claimed = new Map(items.map((item) => [item.id, item]));
  return { ...rest, items: orderItems(order).map(({ id }) => claimed.get(id) ?? { id }) };
}

/** Converts a claim of the server for the comparison with the draft; `savedAt` is empty if unknown. */
export function savedClaim(
  claim: Claim | undefined,
  order: Order,
  savedAt = claim?.createdDateTime ?? '',
): Saved<ClaimValues> {
  return { savedAt, values: readClaim(claim, order) };
}

/** Returns the request body; empty and invalid fields are null, and an invalid type is omitted. */
export function writeClaim(values: ClaimValues): ClaimUpdate {
  const { type, ...rest } = writeEntry(claimTable, values);
  return { ...(type !== undefined && { type }), ...rest };
}

/** Returns the request body for a new claim; undefined until the type of the event is chosen. */
export function writeNewClaim(orderId: string, values: ClaimValues): NewClaim | undefined {
  const { type, ...rest } = writeClaim(values);
  return type === undefined ? undefined : { ...rest, orderId, type };
}
