import { byId, seesOrganization } from '../../access';
import { toInstant } from '../../core/clock';
import { search } from '../../core/search';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import { isExpired, toFinanceRequest } from '../../serializers/financeOffer';
import { financeUser, type SignedInCall } from '../financeAccess';
import { visibleOffer } from '../financeOffer/offers';
import { emptyForm } from './formStore';
import { settleRequests, startReview } from './motion';
import { conflict, draftRequest, REQUEST_NOT_FOUND, visibleRequest } from './requestAccess';
import { demandComplete } from './validateForm';

/** Statuses before the decision of the bank. */
const UNDER_WAY = ['DRAFT', 'SEND_BANK', 'PROCESSING'];

export const findFinanceRequests: Handler<'findFinanceRequests'> = (call) =>
  search(
    visibleRequests(call).map((row) => toFinanceRequest(call.world, row)),
    call.body,
  );

export const findActualFinanceRequests: Handler<'findActualFinanceRequests'> = (call) =>
  search(
    visibleRequests(call)
      .filter(({ status }) => UNDER_WAY.includes(status))
      .map((row) => toFinanceRequest(call.world, row)),
    call.body,
  );

export const getFinanceRequest: Handler<'getFinanceRequest'> = (call) =>
  toFinanceRequest(call.world, visibleRequest(call, call.path.id));

export const createFinanceRequest: Handler<'createFinanceRequest'> = (call) => {
  const { world, query } = call;
  const { clock, db, randomness } = world;
  const offer = visibleOffer(call, query.offerId);
  if (offer.requests.length > 0) {
    throw conflict('Заявка по этому предложению уже создана');
  }
  if (offer.isCancelled || offer.isDeleted) throw conflict('Предложение отозвано');
  if (isExpired(world, offer)) throw conflict('Срок действия предложения истёк');
  const id = randomness.uuid();
  const now = toInstant(clock.now());
  db.financeRequest.create({
    id,
    organizationId: offer.organizationId,
    offerId: offer.id,
    status: 'DRAFT',
    createdDateTime: now,
    sentAt: null,
    statusHistory: [`DRAFT ${now}`],
    agreementId: null,
  });
  db.financeForm.insert(emptyForm(id, offer.organizationId, now));
  return { id };
};

/** Deletes a draft or a refused request; its offer then accepts a new request. */
export const deleteFinanceRequest: Handler<'deleteFinanceRequest'> = (call) => {
  const { db } = call.world;
  const { id, status } = visibleRequest(call, call.path.id);
  if (status !== 'DRAFT' && status !== 'CANCEL') {
    throw conflict('Удалить можно только черновик или отклонённую заявку');
  }
  db.financeForm.delete(id);
  db.financeRequest.delete({ where: { id: { equals: id } } });
  return undefined;
};

/** Sends a request to the bank; throws a 400 if its form is incomplete. */
export const sendFinanceRequest: Handler<'sendFinanceRequest'> = (call) => {
  const { world } = call;
  const request = draftRequest(call, call.path.id);
  demandComplete(world, request);
  startReview(world, request);
  return toFinanceRequest(world, byId(world.db.financeRequest, request.id, REQUEST_NOT_FOUND));
};

function visibleRequests(call: SignedInCall): Row<'financeRequest'>[] {
  const { world } = call;
  const user = financeUser(call);
  settleRequests(world);
  return world.db.financeRequest
    .getAll()
    .filter(({ organizationId }) => seesOrganization(world, user, organizationId));
}
