import { demandVerified } from '../../access';
import { signedIn, type Handler } from '../../defineHandlers';
import { toDebtorOffer } from '../../serializers/debtorOffer';
import { settleApplications } from './scoring';

/** Brings the applications up to date first, so the offers include the newest decisions. */
export const findActualDebtorOffers: Handler<'findActualDebtorOffers'> = (call) => {
  const user = signedIn(call);
  demandVerified(user);
  settleApplications(call.world);
  return call.world.db.debtorOffer
    .findMany({
      where: { organizationId: { equals: user.organizationId } },
      orderBy: { position: 'asc' },
    })
    .map((row) => toDebtorOffer(call.world, row));
};
