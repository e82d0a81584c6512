import { useEffect, useState } from 'react';
import { useFindActualDebtorOffersQuery, type DebtorOffer } from '../../../api/endpoints/debtors';
import { productTitles } from '../../../domain/products';
import { toApiError } from '../../../api/errors';
import { OfferSection } from '../../../shell/offers/OfferSection';
import { Button } from '../../../ui/button/Button';
import { CardGrid } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { WaitingCard } from '../../../ui/card/WaitingCard';
import { DebtorOfferCard } from './DebtorOfferCard';
import { actualDebtorOffers } from './actualDebtorOffers';
import { useDecisions } from './useDecisions';
import { cardKeys, debtorOffersView, isMoving } from './debtorOffersView';

/** How often a status under way is asked for again, while the page is looked at. */
const POLLING_MS = 3_000;
/** Cards drawn at once; a longer list is opened on demand, so that the page stays quick. */
const CARDS_AT_ONCE = 60;

/** The debtors screen: offers of receivables insurance on /offer. */
export default function DebtorOffers() {
  const [moving, setMoving] = useState(false);
  const { data, error, isFetching, refetch } = useFindActualDebtorOffersQuery(actualDebtorOffers, {
    pollingInterval: moving ? POLLING_MS : 0,
    skipPollingIfUnfocused: true,
  });
  if (moving !== isMoving(data)) setMoving(isMoving(data));
  useEffect(() => {
    if (error) console.error('Не удалось загрузить предложения', toApiError(error).status);
  }, [error]);

  const view = debtorOffersView({
    offers: data,
    error: error === undefined ? undefined : toApiError(error),
    loading: isFetching,
  });
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
          <WaitingCard>
            <p>Все разделы откроются, когда владелец кабинета подтвердит вашу учётную запись.</p>
          </WaitingCard>
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
        <OfferSection title={productTitles.debtors} count={view.offers.length}>
          <OfferCards offers={view.offers} />
        </OfferSection>
      );
  }
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
