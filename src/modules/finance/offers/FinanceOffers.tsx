import {
  useFindActualFinanceOffersQuery,
  type FinanceOffer,
} from '../../../api/endpoints/financeOffer';
import { productTitles } from '../../../domain/products';
import { shownText } from '../../../lib/shownText';
import { useCurrentUser } from '../../../session/currentUser';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { OfferCards } from '../../../products/offers/OfferCards';
import { OfferSection } from '../../../products/offers/OfferSection';
import { useOffersView, useSectionPolling } from '../../../products/offers/useOffersView';
import { walletIcon } from '../../../ui/icon/drawings/walletIcon';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { actualFinanceOffers } from './actualFinanceOffers';
import { FinanceOfferCard } from './FinanceOfferCard';
import { financeDecisions } from './financeDecisions';
import { countedCards } from './countedCards';

/** Between two questions about a request that a bank considers, milliseconds. */
const INTERVAL = 10_000;
/** Among the sections of the page that wait for the owner, from above. */
const PLACE = 10;

/** The finance offer screen: offers of banks on /offer (rules B2 to B4). */
export default function FinanceOffers() {
  const polling = useSectionPolling(PLACE, INTERVAL);
  const answer = useFindActualFinanceOffersQuery(actualFinanceOffers, polling.options);
  const { data, isFetching, refetch } = answer;
  const user = useCurrentUser();
  const { isUnderWay } = financeDecisions;
  const view = useOffersView({ ...answer, offers: data?.content }, polling, isUnderWay);
  switch (view.state) {
    case 'loading':
      // Nothing to see, and the page does not say either that there are no offers.
      return <div hidden aria-busy="true" />;
    case 'notVerified':
      return (
        <OfferSection title={productTitles.finance}>
          <WaitingForOwner
            ask={refetch}
            organization={shownText(user?.organization?.name)}
            isBrief={!polling.isFirst}
          />
        </OfferSection>
      );
    case 'failed':
      return (
        <OfferSection title={productTitles.finance}>
          <ErrorState message={view.message} retrying={isFetching} onRetry={() => void refetch()} />
        </OfferSection>
      );
    case 'ready':
      return (
        <OfferSection title={productTitles.finance} counted={countedCards(view.offers)}>
          {view.offers.length > 0 ? <Cards offers={view.offers} /> : <NoOffers />}
        </OfferSection>
      );
  }
}

function Cards({ offers }: { offers: readonly FinanceOffer[] }) {
  return (
    <OfferCards offers={offers} rules={financeDecisions}>
      {(offer, isNew) => <FinanceOfferCard offer={offer} isNew={isNew} />}
    </OfferCards>
  );
}

function NoOffers() {
  return <EmptyState icon={walletIcon} title="Для вас нет предложений в данный момент" />;
}
