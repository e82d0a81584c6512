import { ApiFailure, invalidField, notFound, type FieldError } from '../../core/failure';
import type { SearchFilter } from '../../core/searchRequest';
import type { Handler } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import { toClaim } from '../../serializers/orderInsurance';
import { showPage } from '../../serializers/page';
import type { ClaimRow } from '../../tables/sender';
import { toStoredFile } from '../../serializers/storedFile';
import type { World } from '../../world';
import { conflict, senderOf, type CallOfUser } from './access';
import { wrongFields, type ClaimContent } from './claimRules';
import { newDraft, prepareMonthlyClaims } from './monthlyClaims';
import { cancelMoves, carryOutMoves, moveClaim, showInOrder } from './moves';
import { ownOrder } from './orders';

type Update = Operations['updateClaim']['body'];

const CLAIM_NOT_FOUND = 'Заявление не найдено';
const NEWEST_FIRST = [{ field: 'createdDateTime', direction: 'DESC' }] as const;

/** Statuses in which the user can change and send a claim. */
export const OPEN_STATUSES = ['DRAFT', 'DOCUMENTS_REQUESTED'];

/** Statuses in which a claim waits for its decision. */
const WAITING_STATUSES = ['SUBMITTED', 'UNDER_REVIEW', 'DOCUMENTS_REQUESTED'];

export const findClaims: Handler<'findClaims'> = (call) => {
  const { orderId, isGroupClaim, filters = [], ...request } = call.body;
  const { organizationId } = claimant(call);
  const asked: SearchFilter[] = [
    ...filters,
    ...(orderId === undefined ? [] : [{ field: 'orderId', value: orderId }]),
    ...(isGroupClaim === undefined ? [] : [{ field: 'isGroupClaim', value: isGroupClaim }]),
  ];
  const page = call.world.db.claim.find(
    { sorts: NEWEST_FIRST, ...request, filters: asked },
    { organizationId },
  );
  return showPage(page, toClaim);
};

export const getClaim: Handler<'getClaim'> = (call) => toClaim(ownClaim(call));

/**
 * Starts a claim for one insured order that the courier service has accepted. An order can have only one claim at a
 * time.
 */
export const createClaim: Handler<'createClaim'> = (call) => {
  const { body, world } = call;
  const { organizationId } = claimant(call);
  const order = ownOrder(call, organizationId, body.orderId);
  if (!order.insured) throw conflict('Заказ не застрахован');
  if (['CREATED', 'DELETED'].includes(order.status.code)) {
    throw conflict('Курьерская служба не принимала этот заказ');
  }
  if (order.claim !== null) throw conflict(`По заказу уже есть заявление ${order.claim.number}`);
  const content = contentOf(body);
  refuseWrong(wrongFields(world, organizationId, order, content));
  const claim = world.db.claim.insert({
    ...newDraft(world, organizationId, world.clock.now()),
    ...columnsOf(world, content),
    orderId: order.id,
    type: body.type,
  });
  showInOrder(world, order.id);
  return toClaim(claim);
};

export const updateClaim: Handler<'updateClaim'> = (call) => {
  const { body, world } = call;
  const claim = ownClaim(call);
  demandOpen(claim);
  if (claim.isGroupClaim) refuseContentOfMonth(body);
  const content = claim.isGroupClaim
    ? { ...contentOf(body), ...contentOfMonth(claim) }
    : contentOf(body);
  const order = claim.orderId === null ? null : world.db.order.get(claim.orderId);
  refuseWrong(wrongFields(world, claim.organizationId, order, content));
  const changed = world.db.claim.update(claim.id, {
    ...columnsOf(world, content),
    type: body.type ?? claim.type,
  });
  return toClaim(changed ?? claim);
};

/** Deletes a draft for one order; withdraws a claim that waits for a decision. */
export const deleteClaim: Handler<'deleteClaim'> = (call) => {
  const { world } = call;
  const claim = ownClaim(call);
  const { name } = claim.status;
  if (name === 'DRAFT' && claim.isGroupClaim) {
    throw conflict('Черновик за месяц готовит система, удалить его нельзя');
  }
  if (name === 'DRAFT') {
    world.db.claim.delete(claim.id);
    showInOrder(world, claim.orderId);
    return undefined;
  }
  if (!WAITING_STATUSES.includes(name)) throw conflict('По заявлению уже принято решение');
  cancelMoves(world, claim.id);
  moveClaim(world, claim.id, 'WITHDRAWN', world.clock.now());
  return undefined;
};

/** Returns a claim of the caller's organization in its current status; throws a 404 for any other. */
export function ownClaim(call: CallOfUser & { readonly path: { id: string } }): ClaimRow {
  const { organizationId } = claimant(call);
  const claim = call.world.db.claim.get(call.path.id);
  if (claim === null || claim.organizationId !== organizationId) throw notFound(CLAIM_NOT_FOUND);
  return claim;
}

/** Throws a 409 unless the user may still change and send the claim. */
export function demandOpen({ status }: ClaimRow): void {
  if (!OPEN_STATUSES.includes(status.name)) throw conflict('Заявление уже отправлено');
}

function claimant(call: CallOfUser) {
  const user = senderOf(call);
  carryOutMoves(call.world);
  prepareMonthlyClaims(call.world, user.organizationId);
  return user;
}

/** Throws a 400 with the invalid fields, if there are any. */
export function refuseWrong(fieldErrors: readonly FieldError[]): void {
  const [first] = fieldErrors;
  if (first === undefined) return;
  throw new ApiFailure(400, first.message, { code: 'VALIDATION_ERROR', fieldErrors });
}

function contentOf(body: Update): ClaimContent {
  return {
    eventDate: body.eventDate ?? null,
    description: body.description ?? null,
    items: body.items ?? [],
    claimedAmount: body.claimedAmount ?? null,
    paymentDetailsId: body.paymentDetailsId ?? null,
    documents: body.documents ?? [],
  };
}

/** Returns the fields of a monthly claim that the system fills in and the user cannot change. */
function contentOfMonth({ eventDate, description, items, claimedAmount }: ClaimRow) {
  return { eventDate, description, items, claimedAmount };
}

function refuseContentOfMonth(body: Update): void {
  const field = (['type', 'eventDate', 'description', 'items', 'claimedAmount'] as const).find(
    (name) => body[name] !== undefined,
  );
  if (field !== undefined) throw invalidField(field, 'Заполнено системой и не изменяется');
}

function columnsOf(world: World, { documents, ...content }: ClaimContent) {
  return { ...content, documents: storedDocuments(world, documents) };
}

/** Returns the documents with the name and size of each file. Documents without a file are left out. */
export function storedDocuments({ db }: World, documents: ClaimContent['documents']) {
  return documents.flatMap(({ kind, fileId }) => {
    const file = db.storedFile.findFirst({ where: { id: { equals: fileId } } });
    return file === null ? [] : [{ kind, file: toStoredFile(file) }];
  });
}
