import {
  actualDebtorOffers,
  useFindActualDebtorOffersQuery,
  type DebtorOffer,
} from '../../../api/endpoints/debtors';
import { productTitles } from '../../../domain/pageTitles';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { OfferCards } from '../../../products/offers/OfferCards';
import { OfferSection } from '../../../products/offers/OfferSection';
import { useOffersView, useSectionPolling } from '../../../products/offers/useOffersView';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { DebtorOfferCard } from './DebtorOfferCard';
import { debtorDecisions, debtorOffersView, debtorRank } from './offerTerms';

/** First interval of polling while an application is in progress, milliseconds. */
const INTERVAL = 3_000;
/**
 * Order among the sections of /offer that wait for the owner's confirmation. Only the first of them has the actions in
 * its waiting card.
 */
const WAITING_ORDER = 20;

/** Section of /offer with the offers of receivables insurance. */
export default function DebtorOffers() {
  const polling = useSectionPolling(WAITING_ORDER, INTERVAL);
  const answer = useFindActualDebtorOffersQuery(actualDebtorOffers, polling.options);
  const { isFetching, refetch } = answer;
  const { isUnderWay } = debtorDecisions;
  const view = debtorOffersView(
    useOffersView({ ...answer, offers: answer.data }, polling, isUnderWay),
  );
  switch (view.state) {
    case 'absent':
      return null;
    case 'loading':
      return (
        <OfferSection title={productTitles.debtors} isLoading>
          <SkeletonCards count={3} label="Загружаем предложения страхования" />
        </OfferSection>
      );
    case 'notVerified':
      return (
        <OfferSection title={productTitles.debtors}>
          <WaitingForOwner
            ask={refetch}
            awaited={polling.isFirst ? undefined : 'Предложения страховых компаний'}
          />
        </OfferSection>
      );
    case 'failed':
      return (
        <OfferSection title={productTitles.debtors}>
          <ErrorState
            title="Не удалось загрузить"
            message={view.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </OfferSection>
      );
    case 'ready':
      return (
        <OfferSection title={productTitles.debtors} count={newOffers(view.offers)}>
          <OfferCards offers={view.offers} rules={debtorDecisions} rankOf={debtorRank}>
            {(offer, place) => <DebtorOfferCard offer={offer} {...place} />}
          </OfferCards>
        </OfferSection>
      );
  }
}

/** Returns the number of offers that can be applied for; applications and agreements do not count. */
function newOffers(offers: readonly DebtorOffer[]): number {
  return offers.filter(({ status }) => status === 'NEW').length;
}
