import { byId, demandOwn, demandVerified, related } from '../../access';
import { ApiFailure } from '../../core/failure';
import { signedIn, type Call, type Handler } from '../../defineHandlers';
import type { Row } from '../../db';
import { settleApplications, startScoring } from './scoring';

const OFFER_NOT_FOUND = 'Предложение не найдено';

/** Accepts an application. Scoring then changes its status with time. */
export const requestDebtorAgreement: Handler<'requestDebtorAgreement'> = (call) => {
  const { body, world } = call;
  const user = signedIn(call);
  demandVerified(user);
  if (body.userId !== user.id) {
    throw new ApiFailure(403, 'Заявку можно подать только от своего имени', { code: 'FORBIDDEN' });
  }
  settleApplications(world);
  const offer = byId(world.db.debtorOffer, body.offerId, OFFER_NOT_FOUND);
  demandOwn(world, user, offer.organizationId, OFFER_NOT_FOUND);
  demandNew(offer);
  demandSameCompany(call, offer);
  startScoring(world, offer);
  return undefined;
};

function demandNew({ status }: Row<'debtorOffer'>): void {
  if (status === 'NEW') return;
  const message =
    status === 'EXPIRED'
      ? 'Срок действия предложения истёк'
      : 'Заявка по этому предложению уже подана';
  throw new ApiFailure(409, message, { code: 'CONFLICT' });
}

/** Throws if the ИНН differs from that of the offer, from which the form was prefilled. */
function demandSameCompany(
  { body }: Call<'requestDebtorAgreement'>,
  offer: Row<'debtorOffer'>,
): void {
  const company = related(offer.clientCompany, 'Организация не найдена');
  if (body.organization.itn === company.itn) return;
  const message = 'ИНН не совпадает с организацией предложения';
  throw new ApiFailure(422, message, {
    code: 'VALIDATION_ERROR',
    fieldErrors: [{ field: 'organization.itn', message }],
  });
}
