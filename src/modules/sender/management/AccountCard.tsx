import { useGetCredentialQuery, useGetServiceHealthQuery } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import { dateText } from '../../../lib/dates';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import { accountSettings } from '../../../products/serviceAccount/accountSettings';
import { AccountStates } from '../../../products/serviceAccount/AccountStates';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateTimeText } from '../../../ui/value/DateTimeText';
import { Logo } from '../../../ui/value/Logo';
import { ConnectAccount } from '../account/ConnectAccount';
import { maskedId } from './maskedId';

/** The account that orders are loaded from: how it is, and the way to part with it. */
export function AccountCard() {
  return (
    <AccountStates
      service={courierService}
      absent={<ConnectAccount />}
      settings={
        <LinkButton to={accountSettings} variant="outlined" size="sm">
          Перейти в настройки
        </LinkButton>
      }
      renderAccount={() => <AccountRows />}
      renderCard={(parts, account) => (
        <Card
          logo={<Logo name={courierService.title} />}
          title={`Аккаунт ${courierService.genitive}`}
          subtitle={account && `Account ${maskedId(account.clientId)}`}
          headingLevel={2}
          {...parts}
        />
      )}
    />
  );
}

/** When orders were loaded last, and the contract; each only where the server tells it. */
function AccountRows() {
  const { data: health } = useGetServiceHealthQuery({ service: courierService.type });
  const { data: credential } = useGetCredentialQuery({ id: courierService.type });
  const { ordersLoadedDateTime } = fieldsOf(health);
  const contract = shownText(fieldsOf(credential)['contractNumber']);
  const isLoadedKnown = dateText(ordersLoadedDateTime) !== '';
  if (!isLoadedKnown && contract === '') return null;
  return (
    <DataList>
      {isLoadedKnown && (
        <DataRow label="Заказы загружены">
          <DateTimeText value={ordersLoadedDateTime} />
        </DataRow>
      )}
      {contract !== '' && <DataRow label="Договор">{contract}</DataRow>}
    </DataList>
  );
}
