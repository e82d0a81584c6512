import type { Service } from '../../../domain/services';
import { AccountBadge } from '../../../shell/serviceAccount/AccountBadge';
import type { ConnectedAccount } from '../../../shell/serviceAccount/accountView';
import { LoadingStopped } from '../../../shell/serviceAccount/LoadingStopped';
import { useDisconnect } from '../../../shell/serviceAccount/useDisconnect';
import { useServiceAccount } from '../../../shell/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { ConnectHint } from './ConnectHint';
import { SettingsLink } from './SettingsLink';
import { timesIcon } from '../../../ui/icon/drawings/timesIcon';

/** The account of one service: how it is, and the way to part with it. */
export function IntegrationCard({ service }: { service: Service }) {
  const { view, fetching, refetch } = useServiceAccount(service);
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
            retrying={fetching}
            onRetry={refetch}
          />
        </ServiceCard>
      );
    case 'absent':
      return (
        <ServiceCard service={service} badge={<AccountBadge badge={{ state: 'off' }} />}>
          <ConnectHint service={service} />
        </ServiceCard>
      );
    case 'connected':
      return (
        <ServiceCard
          service={service}
          badge={<AccountBadge badge={view.badge} />}
          note={
            view.badge.state === 'error' && (
              <LoadingStopped
                service={service}
                text={view.badge.text}
                action={<SettingsLink service={service} />}
              />
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
