import { useEffect, useState } from 'react';
import { useFindActualDebtorOffersQuery, type DebtorOffer } from '../../../api/endpoints/debtors';
import { productTitles } from '../../../domain/products';
import { isNotVerified, toApiError } from '../../../api/errors';
import { WaitingForOwner } from '../../../shell/confirmation/WaitingForOwner';
import { confirmationPolling, useConfirmation } from '../../../shell/confirmation/useConfirmation';
import { OfferSection } from '../../../shell/offers/OfferSection';
import { Button } from '../../../ui/button/Button';
import { CardGrid } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { DebtorOfferCard } from './DebtorOfferCard';
import { actualDebtorOffers } from './actualDebtorOffers';
import { useDecisions } from './useDecisions';
import { cardKeys, debtorOffersView, isMoving } from './debtorOffersView';

/** How a status under way is asked for again, while the page is looked at. */
const offersPolling = { pollingInterval: 3_000, skipPollingIfUnfocused: true } as const;
/** Cards drawn at once; a longer list is opened on demand, so that the page stays quick. */
const CARDS_AT_ONCE = 60;

/** The debtors screen: offers of receivables insurance on /offer. */
export default function DebtorOffers() {
  const [moving, setMoving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const { data, error, isFetching, refetch } = useFindActualDebtorOffersQuery(
    actualDebtorOffers,
    waiting ? confirmationPolling : moving ? offersPolling : {},
  );
  const failure = error === undefined ? undefined : toApiError(error);
  if (moving !== isMoving(data)) setMoving(isMoving(data));
  const view = debtorOffersView({ offers: data, error: failure, loading: isFetching, waiting });
  const isWaiting = view.state === 'notVerified';
  if (waiting !== isWaiting) setWaiting(isWaiting);
  useConfirmation(isWaiting);
  useEffect(() => {
    if (error === undefined) return;
    const apiError = toApiError(error);
    if (!isNotVerified(apiError)) {
      console.error('Не удалось загрузить предложения', apiError.status);
    }
  }, [error]);
  switch (view.state) {
    case 'absent':
      return null;
    case 'loading':
      return (
        <OfferSection title={productTitles.debtors}>
          <SkeletonCards count={3} label="Загружаем предложения страхования" />
        </OfferSection>
      );
    case 'notVerified':
      return (
        <OfferSection title={productTitles.debtors}>
          <WaitingForOwner ask={refetch} />
        </OfferSection>
      );
    case 'failed':
      return (
        <OfferSection title={productTitles.debtors}>
          <ErrorState message={view.message} retrying={isFetching} onRetry={() => void refetch()} />
        </OfferSection>
      );
    case 'ready':
      return (
        <OfferSection title={productTitles.debtors} count={newOffers(view.offers)}>
          <OfferCards offers={view.offers} />
        </OfferSection>
      );
  }
}

/** How many can be applied for: applications and agreements are no offers any more. */
function newOffers(offers: readonly DebtorOffer[]): number {
  return offers.filter(({ status }) => status === 'NEW').length;
}

function OfferCards({ offers }: { offers: DebtorOffer[] }) {
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const { unseen, see } = useDecisions(offers);
  const hidden = offers.length - most;
  const keys = cardKeys(offers);
  return (
    <>
      <CardGrid>
        {offers.slice(0, most).map((offer, index) => (
          <DebtorOfferCard
            key={keys[index]}
            offer={offer}
            isNew={unseen.has(offer.id)}
            onSeen={() => see(offer.id)}
          />
        ))}
      </CardGrid>
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          Показать ещё {Math.min(hidden, CARDS_AT_ONCE)} из {hidden}
        </Button>
      )}
    </>
  );
}
