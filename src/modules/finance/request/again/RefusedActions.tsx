import { asPart } from '../../../../api/baseQuery';
import { FRESH } from '../../../../api/cache/freshness';
import { useFindActualFinanceOffersQuery } from '../../../../api/endpoints/financeOffer';
import { actualFinanceOffers } from '../../offers/actualFinanceOffers';
import { AgainButton } from './AgainButton';

const offersBeside = asPart(actualFinanceOffers);

/** What can be done with a refused request; nothing while its offer is not known. */
export function RefusedActions({ requestId }: { requestId: string }) {
  const { data } = useFindActualFinanceOffersQuery(offersBeside, FRESH);
  const offer = data?.content.find(({ request }) => request?.id === requestId);
  return offer && <AgainButton offer={offer} />;
}
