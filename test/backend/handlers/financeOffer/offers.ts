import { byId, demandOwn, demandRole, demandVerified, seesOrganization } from '../../access';
import { toDate, toInstant } from '../../core/clock';
import { ApiFailure, invalidField } from '../../core/failure';
import { search } from '../../core/search';
import type { Row } from '../../db';
import { signedIn, type Handler } from '../../defineHandlers';
import { isInForce } from '../../serializers/financeAgreement';
import { isExpired, toFinanceOffer } from '../../serializers/financeOffer';
import type { World } from '../../world';
import { financeUser, type SignedInCall } from '../financeAccess';
import { settleRequests } from '../financeRequest/motion';

const OFFER_NOT_FOUND = 'Предложение не найдено';

/** Includes expired and deleted offers. */
export const findFinanceOffers: Handler<'findFinanceOffers'> = (call) =>
  search(
    visibleOffers(call).map((row) => toFinanceOffer(call.world, row)),
    call.body,
  );

/**
 * Returns the offers except expired ones without a request. Includes deleted offers unless the filter `isDeleted`
 * excludes them.
 */
export const findActualFinanceOffers: Handler<'findActualFinanceOffers'> = (call) =>
  search(
    visibleOffers(call)
      .filter((row) => !isExpired(call.world, row))
      .map((row) => toFinanceOffer(call.world, row)),
    call.body,
  );

export const getFinanceOffer: Handler<'getFinanceOffer'> = (call) =>
  toFinanceOffer(call.world, visibleOffer(call, call.path.id));

/** Adds a bank's offer to an organization; only for the cabinet owner. */
export const createFinanceOffer: Handler<'createFinanceOffer'> = (call) => {
  const { body, world } = call;
  const { clock, db, randomness } = world;
  const user = signedIn(call);
  demandVerified(user);
  demandRole(world, user, 'GODMOD');
  byId(db.organization, body.organizationId, 'Организация не найдена');
  byId(db.financeBank, body.bankId, 'Банк не найден');
  if (body.endDate < toDate(clock.now())) {
    throw invalidField('endDate', 'Дата не может быть в прошлом');
  }
  const row = db.financeOffer.create({
    ...body,
    id: randomness.uuid(),
    createdDateTime: toInstant(clock.now()),
    isCancelled: false,
    isDeleted: false,
    outcome: 'APPROVED',
    position: db.financeOffer.count(),
  });
  return toFinanceOffer(world, row);
};

/** Marks the offer as deleted. Throws a 404 if it is deleted already, and a 409 if it is in use. */
export const deleteFinanceOffer: Handler<'deleteFinanceOffer'> = (call) => {
  const { db } = call.world;
  const offer = visibleOffer(call, call.path.id);
  if (offer.isDeleted) throw new ApiFailure(404, OFFER_NOT_FOUND);
  demandUnused(call.world, offer);
  db.financeOffer.update({ where: { id: { equals: offer.id } }, data: { isDeleted: true } });
  return undefined;
};

/** Returns an offer of an organization that the caller may see; throws a 404 for any other. */
export function visibleOffer(call: SignedInCall, id: string): Row<'financeOffer'> {
  const user = financeUser(call);
  settleRequests(call.world);
  const offer = byId(call.world.db.financeOffer, id, OFFER_NOT_FOUND);
  demandOwn(call.world, user, offer.organizationId, OFFER_NOT_FOUND);
  return offer;
}

function visibleOffers(call: SignedInCall): Row<'financeOffer'>[] {
  const { world } = call;
  const user = financeUser(call);
  settleRequests(world);
  return world.db.financeOffer
    .findMany({ orderBy: { position: 'asc' } })
    .filter(({ organizationId }) => seesOrganization(world, user, organizationId));
}

function demandUnused(world: World, offer: Row<'financeOffer'>): void {
  const [request] = offer.requests;
  if (request === undefined || request.status === 'DRAFT' || request.status === 'CANCEL') return;
  const { agreementId } = request;
  const agreement =
    agreementId === null ? null : byId(world.db.financeAgreement, agreementId, 'Договор не найден');
  if (agreement !== null && !isInForce(world, agreement)) return;
  throw new ApiFailure(409, 'По предложению есть действующая заявка или договор', {
    code: 'CONFLICT',
  });
}
