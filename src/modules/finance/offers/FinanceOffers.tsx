import {
  actualFinanceOffers,
  useFindActualFinanceOffersQuery,
  type FinanceOffer,
} from '../../../api/endpoints/financeOffer';
import { productTitles } from '../../../domain/pageTitles';
import { useCurrentUser } from '../../../session/currentUser';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import type { DecisionRules } from '../../../products/offers/useDecisions';
import { OfferCards } from '../../../products/offers/OfferCards';
import { OfferSection } from '../../../products/offers/OfferSection';
import { useOffersView, useSectionPolling } from '../../../products/offers/useOffersView';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { FinanceOfferCard } from './FinanceOfferCard';
import { offerBank, countedCards, financeRank, offerCard } from './offerCard';

/** First interval of polling while a bank considers a request, milliseconds. */
const INTERVAL = 10_000;
/**
 * Order among the sections of /offer that wait for the owner's confirmation. Only the first of them has the actions in
 * its waiting card.
 */
const WAITING_ORDER = 10;

const REFUSED = 'отклонена';

/** Returns the text about a decision; undefined if there is no decision. */
function decided(offer: FinanceOffer): string | undefined {
  const card = offerCard(offer);
  if (card.kind === 'agreement') return 'одобрена, договор заключён';
  if (card.kind === 'offer') return undefined;
  if (card.isRefused) return REFUSED;
  return card.status === 'APPROVED' ? 'одобрена' : undefined;
}

const financeDecisions: DecisionRules<FinanceOffer> = {
  isUnderWay: (offer) => {
    const card = offerCard(offer);
    const isAsked = card.kind === 'request' && !card.isRefused;
    return isAsked && ['SEND_BANK', 'PROCESSING'].includes(card.status);
  },
  decisionOf: (offer) => {
    const words = decided(offer);
    if (words === undefined) return undefined;
    const text = `Решение по заявке. ${offerBank(offer).name}: ${words}`;
    return { text, favourable: words !== REFUSED };
  },
};

/**
 * Section of /offer with the offers of banks. Rules B2 to B4: offers are loaded on open, code 406 means «not
 * confirmed», request and agreement choose the card.
 */
export default function FinanceOffers() {
  const polling = useSectionPolling(WAITING_ORDER, INTERVAL);
  const answer = useFindActualFinanceOffersQuery(actualFinanceOffers, polling.options);
  const { data, isFetching, refetch } = answer;
  const user = useCurrentUser();
  const { isUnderWay } = financeDecisions;
  const view = useOffersView({ ...answer, offers: data?.content }, polling, isUnderWay);
  switch (view.state) {
    case 'loading':
      // B2: nothing is shown while the offers load.
      return <div hidden aria-busy="true" />;
    case 'notVerified':
      return (
        <OfferSection title={productTitles.finance}>
          <WaitingForOwner
            ask={refetch}
            organization={user?.organization?.name ?? ''}
            awaited={polling.isFirst ? undefined : 'Предложения банков'}
          />
        </OfferSection>
      );
    case 'failed':
      return (
        <OfferSection title={productTitles.finance}>
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
        <OfferSection title={productTitles.finance} counted={countedCards(view.offers)}>
          {view.offers.length > 0 ? (
            <OfferCards offers={view.offers} rules={financeDecisions} rankOf={financeRank}>
              {(offer, place) => <FinanceOfferCard offer={offer} {...place} />}
            </OfferCards>
          ) : (
            <EmptyState title="Для вас нет предложений в данный момент" />
          )}
        </OfferSection>
      );
  }
}
