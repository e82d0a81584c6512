import { productTitles } from '../../../domain/pageTitles';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { OfferSection } from '../../../products/offers/OfferSection';
import { CardGrid } from '../../../ui/card/Card';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { SenderCard } from './SenderCard';
import { useSenderOffer } from './useSenderOffer';

/** The sender's part of /offer: one card of the courier company (rules N2, N3 and N16). */
export default function SenderOffer() {
  const { view, account, insurance, isFirst, refetch } = useSenderOffer();
  switch (view.state) {
    case 'loading':
      return (
        <OfferSection title={productTitles.sender} isLoading>
          <SkeletonCards count={1} label="Загружаем страхование заказов" />
        </OfferSection>
      );
    case 'absent':
      return null;
    case 'notVerified':
      // Another section shows the card already: one is enough.
      return (
        isFirst && (
          <OfferSection title={productTitles.sender}>
            <WaitingForOwner ask={refetch} />
          </OfferSection>
        )
      );
    case 'ready':
      return (
        <OfferSection title={productTitles.sender}>
          <CardGrid>
            <SenderCard account={account} insurance={insurance} {...view} />
          </CardGrid>
        </OfferSection>
      );
  }
}
