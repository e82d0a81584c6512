import type { ReactNode } from 'react';
import { useGetCredentialQuery, useGetServiceHealthQuery } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import { formatDateTime } from '../../../lib/dates';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import { AccountBadge } from '../../../shell/serviceAccount/AccountBadge';
import { accountSettings } from '../../../shell/serviceAccount/accountSettings';
import { LoadingStopped } from '../../../shell/serviceAccount/LoadingStopped';
import { useDisconnect } from '../../../shell/serviceAccount/useDisconnect';
import { useServiceAccount } from '../../../shell/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { Logo } from '../../../ui/value/Logo';
import { ConnectAccount } from '../account/ConnectAccount';
import { maskedId } from './maskedId';

/** The account that orders are loaded from: how it is, and the way to part with it. */
export function AccountCard() {
  const { view, badge, fetching, refetch } = useServiceAccount(courierService);
  // Here and not where the button is: the card stays while its state changes.
  const disconnecting = useDisconnect(courierService);
  switch (view.state) {
    case 'loading':
      return (
        <AccountFrame>
          <SkeletonText lines={3} label="Проверяем подключение" />
        </AccountFrame>
      );
    case 'failed':
      return (
        <AccountFrame>
          <ErrorState
            framed={false}
            title="Не удалось узнать, подключён ли аккаунт"
            message={view.message}
            retrying={fetching}
            onRetry={refetch}
          />
        </AccountFrame>
      );
    case 'absent':
      return (
        <AccountFrame badge={<AccountBadge badge={{ state: 'off' }} />}>
          <ConnectAccount />
        </AccountFrame>
      );
    case 'connected':
      return (
        <AccountFrame
          subtitle={`Account ${maskedId(view.account.clientId)}`}
          badge={<AccountBadge badge={badge} />}
          note={
            badge.state === 'error' && (
              <LoadingStopped
                service={courierService}
                text={badge.text}
                action={
                  <LinkButton to={accountSettings} variant="outlined" size="sm">
                    Перейти в настройки
                  </LinkButton>
                }
              />
            )
          }
          footer={
            <Button
              variant="outlined"
              busy={disconnecting.busy}
              onClick={() => disconnecting.run(view.account)}
            >
              Отключить аккаунт
            </Button>
          }
        >
          <AccountRows />
        </AccountFrame>
      );
  }
}

interface AccountFrameProps {
  subtitle?: string;
  badge?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

function AccountFrame(card: AccountFrameProps) {
  return (
    <Card
      logo={<Logo name={courierService.title} />}
      title={`Аккаунт ${courierService.genitive}`}
      headingLevel={2}
      {...card}
    />
  );
}

/** When orders were loaded last, and the contract; each only where the server tells it. */
function AccountRows() {
  const { data: health } = useGetServiceHealthQuery({ service: courierService.type });
  const { data: credential } = useGetCredentialQuery({ id: courierService.type });
  const { ordersLoadedDateTime } = fieldsOf(health);
  const contract = shownText(fieldsOf(credential)['contractNumber']);
  const loaded = formatDateTime(ordersLoadedDateTime);
  if (loaded === '-' && contract === '') return null;
  return (
    <DataList>
      {loaded !== '-' && <DataRow label="Заказы загружены">{loaded}</DataRow>}
      {contract !== '' && <DataRow label="Договор">{contract}</DataRow>}
    </DataList>
  );
}
