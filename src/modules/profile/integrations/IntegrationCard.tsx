import { useGetCredentialQuery, useGetServiceHealthQuery } from '../../../api/endpoints/client';
import type { Service } from '../../../domain/services';
import { accountStatuses } from '../../../domain/statuses/orderStatuses';
import { toApiError } from '../../../api/errors';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { FRESH_SECONDS } from '../freshAnswers';
import { ConnectHint } from './ConnectHint';
import { integrationView, type AccountBadge, type ConnectedAccount } from './integrationView';
import { useDisconnect } from './useDisconnect';
import { linkIcon } from '../../../ui/icon/drawings/linkIcon';
import { timesIcon } from '../../../ui/icon/drawings/timesIcon';

/** The account of one service: how it is, and the way to part with it. */
export function IntegrationCard({ service }: { service: Service }) {
  const fresh = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const credential = useGetCredentialQuery({ id: service.type }, fresh);
  const health = useGetServiceHealthQuery({ service: service.type }, fresh);
  const view = integrationView({
    credential: credential.data,
    credentialError: credential.isError ? toApiError(credential.error) : undefined,
    health: health.data,
    healthFailed: health.isError,
  });
  // Here and not where the button is: the card stays while its state changes.
  const disconnecting = useDisconnect(service);
  switch (view.state) {
    case 'loading':
      return (
        <ServiceCard service={service}>
          <SkeletonText lines={3} label="Проверяем подключение" />
        </ServiceCard>
      );
    case 'failed':
      return (
        <ServiceCard service={service}>
          <ErrorState
            framed={false}
            title="Не удалось узнать, подключён ли аккаунт"
            message={view.message}
            retrying={credential.isFetching}
            onRetry={() => void credential.refetch()}
          />
        </ServiceCard>
      );
    case 'absent':
      return (
        <ServiceCard
          service={service}
          badge={<StatusBadge {...accountStatuses.EMPTY} icon={linkIcon} />}
        >
          <ConnectHint service={service} />
        </ServiceCard>
      );
    case 'connected':
      return (
        <ServiceCard
          service={service}
          badge={<HealthBadge badge={view.badge} />}
          note={
            view.badge.state === 'error' && (
              <LoadingStopped service={service} text={view.badge.text} />
            )
          }
          footer={
            <Button
              variant="outlined"
              icon={timesIcon}
              busy={disconnecting.busy}
              onClick={() => disconnecting.run(view.account)}
            >
              Отключить аккаунт
            </Button>
          }
        >
          <AccountData account={view.account} />
        </ServiceCard>
      );
  }
}

type ServiceCardProps = Pick<Parameters<typeof Card>[0], 'badge' | 'children' | 'note' | 'footer'>;

function ServiceCard({ service, ...rest }: ServiceCardProps & { service: Service }) {
  return (
    <Card
      title={service.title}
      subtitle="Загрузка заказов для страхования"
      headingLevel={2}
      {...rest}
    />
  );
}

function AccountData({ account }: { account: ConnectedAccount }) {
  return (
    <div className="profile__rows">
      <DataList layout="stacked">
        <DataRow label="Account/Идентификатор">
          <span className="profile__copied">
            {account.clientId}
            <CopyButton text={account.clientId} label="Скопировать идентификатор" />
          </span>
        </DataRow>
        <DataRow label="Secure password/Пароль">Сохранён, не показывается</DataRow>
      </DataList>
    </div>
  );
}

function HealthBadge({ badge }: { badge: AccountBadge }) {
  switch (badge.state) {
    case 'on':
      return <StatusBadge {...accountStatuses.AVAILABLE} />;
    case 'off':
      return <StatusBadge {...accountStatuses.EMPTY} icon={linkIcon} />;
    case 'error':
      return <StatusBadge {...accountStatuses.ERROR} />;
    case 'hidden':
      return null;
  }
}

/** The words of the showcase card (specification, section 2), then the service's own. */
function LoadingStopped({ service, text }: { service: Service; text: string | null }) {
  return (
    <Note
      tone="danger"
      title={`Ошибка подключения к аккаунту ${service.genitive}. Загрузка заказов остановлена.`}
    >
      {text}
    </Note>
  );
}
