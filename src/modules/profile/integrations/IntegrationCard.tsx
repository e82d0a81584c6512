import { MARKETPLACE_CONNECTS, type Service } from '../../../domain/services';
import { AccountStates } from '../../../products/serviceAccount/AccountStates';
import type { ConnectedAccount } from '../../../products/serviceAccount/useServiceAccount';
import { CopyButton } from '../../../ui/button/CopyButton';
import { Card } from '../../../ui/card/Card';
import { shieldIcon } from '../../../ui/icon/frameIcons';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { paths } from '../../../domain/paths';
import { pageTitles } from '../../../domain/pageTitles';
import { isKnownPath, moduleRegistry } from '../../../shell/modules/registry';
import { LinkButton } from '../../../ui/button/LinkButton';

/**
 * «Перейти в настройки»: a link to the insurance page, shown if orders are no longer loaded. A marketplace has its
 * settings on its own site, so it has no link.
 */
function SettingsLink({ service }: { service: Service }) {
  if (service.type !== 'COURIER' || !isKnownPath(paths.insuranceManagement)) return null;
  return (
    <LinkButton to={paths.insuranceManagement} variant="outlined" size="sm">
      Перейти в настройки
    </LinkButton>
  );
}

function ConnectHint({ service }: { service: Service }) {
  if (service.type === 'MARKETPLACE') {
    return <p>{MARKETPLACE_CONNECTS}</p>;
  }
  // The card with «Подключить страхование» exists only if the sender module has offers.
  if (moduleRegistry.get('sender')?.offers === undefined) {
    return <p>Чтобы подключить аккаунт, обратитесь в службу поддержки.</p>;
  }
  return (
    <>
      <p>Аккаунт подключают на странице «{pageTitles.offers}», вместе со страхованием заказов.</p>
      <div>
        <LinkButton to={paths.offers} variant="outlined" icon={shieldIcon}>
          Перейти к страховым продуктам
        </LinkButton>
      </div>
    </>
  );
}

/** The account of one service: the status, and the button that disconnects the account. */
export function IntegrationCard({ service }: { service: Service }) {
  return (
    <AccountStates
      service={service}
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
          <span className="profile__copied inline-flex flex-wrap items-center wrap-anywhere">
            {account.clientId}
            <CopyButton text={account.clientId} label="Скопировать идентификатор" />
          </span>
        </DataRow>
        <DataRow label="Secure password/Пароль">Сохранён, не показывается</DataRow>
      </DataList>
    </div>
  );
}
