import { byId, demandOwn } from '../../access';
import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import { financeUser, type SignedInCall } from '../financeAccess';
import { settleRequests } from './motion';

export const REQUEST_NOT_FOUND = 'Заявка не найдена';

/** Returns a request of an organization that the caller may see; throws a 404 for any other. */
export function visibleRequest(call: SignedInCall, id: string): Row<'financeRequest'> {
  const user = financeUser(call);
  settleRequests(call.world);
  const request = byId(call.world.db.financeRequest, id, REQUEST_NOT_FOUND);
  demandOwn(call.world, user, request.organizationId, REQUEST_NOT_FOUND);
  return request;
}

/** Returns a request that is still a draft; throws a 409 for any other. */
export function draftRequest(call: SignedInCall, id: string): Row<'financeRequest'> {
  const request = visibleRequest(call, id);
  if (request.status !== 'DRAFT') throw conflict('Заявка уже отправлена, изменить её нельзя');
  return request;
}

export function conflict(message: string): ApiFailure {
  return new ApiFailure(409, message, { code: 'CONFLICT' });
}
