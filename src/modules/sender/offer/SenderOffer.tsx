import { productTitles } from '../../../domain/pageTitles';
import { courierService } from '../../../domain/services';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { OfferSection } from '../../../products/offers/OfferSection';
import { hasPermission } from '../../../session/permissions';
import { useCurrentUser } from '../../../session/currentUser';
import { createPart } from '../../../shell/lazy/LazyPart';
import { QuietPart } from '../../../shell/lazy/QuietPart';
import { SkeletonBar, SkeletonRegion } from '../../../ui/state/Skeletons';
import { SenderCard } from './SenderCard';
import { useSenderOffer } from './useSenderOffer';

/** Loaded after the cards, into a reserved space. */
const homeFigures = createPart(() => import('../figures/HomeFigures'));

/**
 * The sender's section on /offer: figures of the orders, and the card of the courier company. N2: the card waits for
 * account, insurance and agreement. N16: the agreement decides whether the section is visible.
 */
export default function SenderOffer() {
  const { view, account, insurance, isFirst, refetch } = useSenderOffer();
  const isStranger = !hasPermission(useCurrentUser(), [courierService.role]);
  switch (view.state) {
    case 'loading':
      return (
        <OfferSection title={productTitles.sender} isStranger={isStranger} isLoading>
          <SkeletonRegion
            label="Загружаем страхование заказов"
            className="grid items-center min-h-48px"
          >
            <SkeletonBar width="wide" />
          </SkeletonRegion>
        </OfferSection>
      );
    case 'absent':
      return null;
    case 'notVerified':
      // If this is not the first waiting section, the first one already shows a waiting card.
      return (
        isFirst && (
          <OfferSection title={productTitles.sender}>
            <WaitingForOwner ask={refetch} />
          </OfferSection>
        )
      );
    case 'ready':
      return (
        <OfferSection title={productTitles.sender} isStranger={isStranger}>
          {!isStranger && account.view.state === 'connected' && (
            <QuietPart part={homeFigures} fallback={<FiguresRoom />}>
              {(HomeFigures) => <HomeFigures />}
            </QuietPart>
          )}
          <SenderCard
            rank={isStranger ? 'stranger' : view.canInsure ? 'act' : 'calm'}
            account={account}
            insurance={insurance}
            {...view}
          />
        </OfferSection>
      );
  }
}

/** Number of grey bars in each skeleton card: the chart, and the figures beside it. */
const BARS = [6, 3];

/**
 * Skeleton of the figures. It has no `aria-busy`, because the figures load only when no other part of the page is busy.
 */
function FiguresRoom() {
  return (
    <div className="sender-figures sender-figures--awaited grid gap-3" aria-hidden="true">
      {BARS.map((bars) => (
        <div key={bars} className="sender-figures__bones surface grid gap-3">
          {Array.from({ length: bars }, (_bar, at) => (
            <SkeletonBar key={at} width={at === 0 ? 'third' : 'wide'} />
          ))}
        </div>
      ))}
    </div>
  );
}
