import { STORED_AS_IT_IS } from '../db';
import { DAY, toDate, toInstant } from '../core/clock';
import { addMonths, monthOf, startOfDay } from '../core/month';
import { draftOfMonth, newDraft } from '../handlers/sender/monthlyClaims';
import { moveClaim, showInOrder } from '../handlers/sender/moves';
import { toStoredFile } from '../serializers/storedFile';
import type { ClaimRow, OrderRow } from '../tables/sender';
import type { World } from '../world';

/** A claim of the demo: the incident, the sum, and the statuses after the draft. */
interface SeededClaim {
  type: 'DAMAGE' | 'LOSS' | 'PARTIAL_LOSS';
  description: string;
  /** Claimed share of the insured sum, from 0 to 1. */
  share: number;
  /** Kopeks to claim, instead of the share. */
  claimedAmount?: number | undefined;
  /** Statuses after the draft, at equal intervals. */
  path: readonly string[];
}

const REVIEW = ['SUBMITTED', 'UNDER_REVIEW'] as const;

const CLAIMS: readonly SeededClaim[] = [
  {
    type: 'DAMAGE',
    description: 'Коробка смята, корпус изделия треснул, составлен акт с курьером',
    share: 1,
    path: [],
  },
  {
    type: 'LOSS',
    description: 'Отправление не найдено после сортировочного центра, ответ службы приложен',
    share: 1,
    path: ['SUBMITTED'],
  },
  {
    type: 'DAMAGE',
    description: 'Промокла упаковка, содержимое испорчено, получатель отказался от вручения',
    share: 0.8,
    path: REVIEW,
  },
  {
    type: 'PARTIAL_LOSS',
    description: 'При вручении не хватило одного места из трёх, вес отличается от накладной',
    share: 0.4,
    path: [...REVIEW, 'DOCUMENTS_REQUESTED'],
  },
  {
    type: 'LOSS',
    description: 'Отправление утрачено при перевозке между складами, подтверждено службой',
    share: 1,
    path: [...REVIEW, 'APPROVED'],
  },
  {
    type: 'DAMAGE',
    description: 'Разбита посуда, упаковка без видимых следов, фотографии приложены',
    share: 0.7,
    path: [...REVIEW, 'PARTIALLY_APPROVED'],
  },
  {
    type: 'DAMAGE',
    description: 'Царапины на корпусе обнаружены получателем через два дня после вручения',
    share: 0.3,
    path: [...REVIEW, 'REJECTED'],
  },
  {
    type: 'LOSS',
    description: 'Отправление похищено из пункта выдачи, талон-уведомление приложен',
    share: 1,
    path: [...REVIEW, 'APPROVED', 'PAID'],
  },
  {
    type: 'DAMAGE',
    description: 'Заявление подано по ошибке: получатель нашёл недостающую деталь',
    share: 0.2,
    path: ['SUBMITTED', 'WITHDRAWN'],
  },
];

/** Id of a draft of the sender Денис. */
export const EXAMPLE_CLAIM_ID = '71d4e6f8-0a2b-4c3d-8e5f-6071829304a5';

/** Id of a claim of the sender Денис that was refused. */
export const EXAMPLE_REFUSED_ID = '71d4e6f8-0a2b-4c3d-8e5f-6071829304a7';

interface Claimant {
  organizationId: string;
  paymentDetailsId: string | null;
  /** Ids of the claims in the contract's examples, by status; random by default. */
  ids?: Readonly<Record<string, string>>;
}

/** Seeds claims in every status, for insured and delivered orders of an organization. */
export function seedClaims(world: World, claimant: Claimant): void {
  const { organizationId } = claimant;
  const orders = world.db.order
    .findAll({}, { organizationId })
    .filter(({ insured, status }) => insured && status.code === 'DELIVERED');
  // Recent orders except the newest six, for which testers can create claims.
  const chosen = orders.slice(-CLAIMS.length - 6, -6);
  for (const [index, claim] of CLAIMS.entries()) {
    const order = chosen[index];
    if (order !== undefined) seedClaim(world, order, claim, claimant);
  }
}

/** Seeds a claim for one order with its photo, and moves the claim through its statuses. */
export function seedClaim(
  world: World,
  order: OrderRow,
  { type, description, share, claimedAmount, path }: SeededClaim,
  { paymentDetailsId, id, ids = {} }: Claimant & { readonly id?: string },
): ClaimRow {
  const now = world.clock.now();
  const deliveredAt = Date.parse(order.statusHistory.at(-1)?.changedDateTime ?? '');
  const draftAt = deliveredAt + (now - deliveredAt) / 3;
  const step = (now - draftAt) / (path.length + 2);
  const photo = world.db.storedFile.create({
    id: world.randomness.uuid(),
    name: 'Фото отправления.svg',
    mimeType: 'image/svg+xml',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#c9b28b"/><path d="M40 180 120 70l60 90 40-50 60 70z" fill="#8a6d3b"/></svg>',
    isBase64: false,
    ...STORED_AS_IT_IS,
    createdDateTime: toInstant(draftAt),
    organizationId: order.organizationId,
  });
  const draft = newDraft(world, order.organizationId, draftAt);
  const claim = world.db.claim.insert({
    ...draft,
    id: id ?? ids[path.at(-1) ?? 'DRAFT'] ?? draft.id,
    orderId: order.id,
    type,
    eventDate: toDate(deliveredAt),
    description,
    items: order.items.slice(0, 1).map(({ id }) => ({ orderItemId: id, quantity: 1 })),
    claimedAmount: claimedAmount ?? Math.round(order.insuredSum * share),
    paymentDetailsId,
    documents: [{ kind: 'PHOTO', file: toStoredFile(photo) }],
  });
  for (const [index, status] of path.entries()) {
    moveClaim(world, claim.id, status, draftAt + (index + 1) * step);
  }
  showInOrder(world, order.id);
  return world.db.claim.get(claim.id) ?? claim;
}

/** Seeds monthly claims for past months; the backend itself prepares the latest draft. */
export function seedMonthlyClaims(
  world: World,
  { organizationId, paymentDetailsId }: Claimant,
): void {
  const thisMonth = monthOf(world.clock.now());
  const paths: readonly (readonly [monthsAgo: number, path: readonly string[]])[] = [
    [5, [...REVIEW, 'APPROVED', 'PAID']],
    [4, [...REVIEW, 'PARTIALLY_APPROVED', 'PAID']],
    [3, [...REVIEW, 'APPROVED']],
  ];
  for (const [monthsAgo, path] of paths) {
    const month = addMonths(thisMonth, -monthsAgo);
    const claim = draftOfMonth(world, organizationId, month);
    if (claim === null) continue;
    world.db.claim.update(claim.id, { paymentDetailsId });
    const preparedAt = startOfDay(addMonths(month, 1), 10);
    for (const [index, status] of path.entries()) {
      moveClaim(world, claim.id, status, preparedAt + (1 + 2 * index) * DAY);
    }
  }
}
