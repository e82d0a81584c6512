import './SenderCard.css';
import { paths } from '../../../domain/paths';
import { courierService } from '../../../domain/services';
import {
  AccountBadge,
  InsuranceRows,
  InsuranceTag,
  LoadingStopped,
  ToAccountSettings,
} from '../../../products/serviceAccount/accountParts';
import type { Insurance } from '../../../products/serviceAccount/useInsurance';
import type { ServiceAccount } from '../../../products/serviceAccount/useServiceAccount';
import { CardSentence, OfferCard, type OfferRank } from '../../../products/offers/OfferCard';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/state/Note';
import { Logo } from '../../../ui/value/Logo';
import { useConnect } from '../connect/useConnect';

export interface SenderCardProps {
  rank: OfferRank;
  account: ServiceAccount;
  insurance: Insurance;
  canInsure: boolean;
  hasConditions: boolean;
}

/**
 * The card of the courier company: account, insurance, price and dates, the reason why orders are not loaded, and
 * buttons. N2: the card waits for account, insurance and agreement.
 */
export function SenderCard({
  rank,
  account,
  insurance,
  canInsure,
  hasConditions,
}: SenderCardProps) {
  const connect = useConnect();
  const size = rank === 'act' ? 'md' : 'sm';
  const hasAccount = account.view.state === 'connected';
  return (
    <OfferCard
      rank={rank}
      title={courierService.title}
      subtitle="Страхование отправлений"
      logo={<Logo name={courierService.title} />}
      badge={
        <span className="flex flex-wrap gap-2">
          <AccountBadge badge={account.badge} />
          <InsuranceTag insurance={insurance.view} />
        </span>
      }
      rows={
        rank !== 'stranger' &&
        insurance.view.state !== 'hidden' && <InsuranceRows insurance={insurance.view} />
      }
      note={
        <>
          {!hasAccount && canInsure && (
            <CardSentence>
              {rank === 'stranger'
                ? 'Заказы загрузятся сами, и новые будут застрахованы.'
                : 'Подключите аккаунт курьерской службы: заказы загрузятся сами, и новые будут застрахованы от повреждения и утраты.'}
            </CardSentence>
          )}
          <Notes account={account} insurance={insurance} />
        </>
      }
      footer={
        (canInsure || hasConditions) && (
          <>
            {canInsure && (
              <Button
                variant={rank === 'stranger' ? 'text' : 'primary'}
                size={size}
                onClick={() => connect.start(hasAccount)}
                data-analytics="button:connect-insurance"
              >
                Подключить страхование
              </Button>
            )}
            {hasConditions && (
              <LinkButton
                to={paths.insuranceConditions}
                variant={rank === 'act' ? 'outlined' : 'text'}
                size={size}
              >
                Условия страхования
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

/** Notes about errors of the account and failed calls. */
function Notes({ account, insurance }: Pick<SenderCardProps, 'account' | 'insurance'>) {
  if (account.badge.state === 'error') {
    return (
      <LoadingStopped
        service={courierService}
        text={account.badge.text}
        action={<ToAccountSettings />}
      />
    );
  }
  if (account.view.state === 'failed') {
    return (
      <Note
        tone="warning"
        title="Не удалось узнать, подключён ли аккаунт"
        action={<AskAgain {...account} />}
      >
        {account.view.message}
      </Note>
    );
  }
  if (insurance.view.state === 'hidden') {
    return (
      <Note tone="neutral" action={<AskAgain {...insurance} />}>
        Пока неизвестно, подключено ли страхование.
      </Note>
    );
  }
  return null;
}

function AskAgain({ fetching, refetch }: Pick<Insurance, 'fetching' | 'refetch'>) {
  return (
    <Button variant="outlined" size="sm" busy={fetching} onClick={() => void refetch()}>
      Повторить
    </Button>
  );
}
