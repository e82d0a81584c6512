import type { Service } from '../../../domain/services';
import { AccountStates } from '../../../products/serviceAccount/AccountStates';
import type { ConnectedAccount } from '../../../products/serviceAccount/accountView';
import { CopyButton } from '../../../ui/button/CopyButton';
import { Card } from '../../../ui/card/Card';
import { timesIcon } from '../../../ui/icon/drawings/timesIcon';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { ConnectHint } from './ConnectHint';
import { SettingsLink } from './SettingsLink';

/** The account of one service: how it is, and the way to part with it. */
export function IntegrationCard({ service }: { service: Service }) {
  return (
    <AccountStates
      service={service}
      icon={timesIcon}
      absent={<ConnectHint service={service} />}
      settings={<SettingsLink service={service} />}
      renderAccount={(account) => <AccountData account={account} />}
      renderCard={(parts) => (
        <Card
          title={service.title}
          subtitle="Загрузка заказов для страхования"
          headingLevel={2}
          {...parts}
        />
      )}
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
