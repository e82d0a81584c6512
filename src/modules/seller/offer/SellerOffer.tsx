import './SellerOffer.css';
import { userApi } from '../../../api/endpoints/user';
import { paths } from '../../../domain/paths';
import { productTitles } from '../../../domain/pageTitles';
import { MARKETPLACE_CONNECTS, services } from '../../../domain/services';
import { sellerAccountStatuses } from '../../../domain/statuses/orderStatuses';
import { useCurrentUser } from '../../../session/currentUser';
import { PolledWait } from '../../../blocks/confirmation/ConfirmedOnly';
import { useConfirmation, useIsFirstToWait } from '../../../blocks/confirmation/useConfirmation';
import { CardSentence, OfferCard } from '../../../products/offers/OfferCard';
import { OfferSection } from '../../../products/offers/OfferSection';
import { useAccountHealth } from '../../../products/serviceAccount/useAccountHealth';
import { LinkButton } from '../../../ui/button/LinkButton';
import { linkIcon } from '../../../ui/icon/frameIcons';
import { Note } from '../../../ui/state/Note';
import { SkeletonBar, SkeletonRegion } from '../../../ui/state/Skeletons';
import { Logo } from '../../../ui/value/Logo';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { useAppSelector } from '../../../session/appStore';
import { selectHasSettlement } from '../../../shell/modules/modulesSlice';
import { isSeller, sellerCard, type SellerCard } from './sellerCard';

/** Services that sellers connect at a marketplace. */
const markets = services.filter(({ type }) => type === 'MARKETPLACE');

/** Order among the sections that wait for the confirmation; see `useIsFirstToWait`. */
const WAITING_ORDER = 30;

/**
 * The seller's card on /offer. E2: the badge shows whether the account is connected. E7: an unconfirmed user sees
 * no card.
 */
export default function SellerOffer() {
  const { isWaiting, refetch } = userApi.useGetCurrentUserQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data?.isVerified === false }),
  });
  const isFirst = useIsFirstToWait(WAITING_ORDER);
  useConfirmation(isWaiting, refetch, WAITING_ORDER);
  if (!isWaiting) return <Markets />;
  // If this is not the first waiting section, the first one already shows a waiting card.
  return (
    isFirst && (
      <OfferSection title={productTitles.seller}>
        <PolledWait ask={refetch} />
      </OfferSection>
    )
  );
}

function Markets() {
  const isStranger = !isSeller(useCurrentUser());
  return (
    <OfferSection title={productTitles.seller} isStranger={isStranger}>
      {markets.map((market) => (
        <MarketCard key={market.type} market={market} />
      ))}
    </OfferSection>
  );
}

function MarketCard({ market }: { market: (typeof markets)[number] }) {
  const user = useCurrentUser();
  const { badge, settled } = useAccountHealth(market);
  const card = sellerCard(user, badge);
  const hasSettlement = useAppSelector(selectHasSettlement);
  return (
    <OfferCard
      rank={card.way === 'connect' ? 'calm' : 'stranger'}
      logo={<Logo name={market.title} />}
      title={market.title}
      subtitle="Страхование заказов продавца"
      badge={settled ? <Badge card={card} /> : <Checking />}
      note={
        <>
          <CardSentence>
            {card.way === 'connect'
              ? MARKETPLACE_CONNECTS
              : 'Получите ссылку в поддержке маркетплейса и зарегистрируйтесь по ней заново.'}
          </CardSentence>
          {card.error !== null && (
            <Note tone="danger" title={`Ошибка подключения к аккаунту ${market.genitive}.`}>
              {card.error === '' ? undefined : card.error}
            </Note>
          )}
        </>
      }
      footer={
        card.way === 'register' ? <RegisterLink /> : hasSettlement ? <SettlementLink /> : undefined
      }
    />
  );
}

function Badge({ card: { badge } }: { card: SellerCard }) {
  if (badge === null) return null;
  const { tone, label } = sellerAccountStatuses[badge];
  return <StatusBadge tone={tone} label={label} {...(badge === 'OFF' && { icon: linkIcon })} />;
}

function Checking() {
  return (
    <SkeletonRegion label="Проверяем подключение" className="seller-offer__checking">
      <SkeletonBar height="title" />
    </SkeletonRegion>
  );
}

function SettlementLink() {
  return (
    <LinkButton to={paths.settlement} variant="text" size="sm">
      Перейти в урегулирование
    </LinkButton>
  );
}

function RegisterLink() {
  return (
    <LinkButton to={`${paths.sellerRegister}/`} variant="text" size="sm">
      Зарегистрироваться по ссылке
    </LinkButton>
  );
}
