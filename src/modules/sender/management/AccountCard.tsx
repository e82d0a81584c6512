import { clientApi } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import { dateText } from '../../../lib/dates';
import { AccountStates } from '../../../products/serviceAccount/AccountStates';
import { ToAccountSettings } from '../../../products/serviceAccount/accountParts';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateTimeText } from '../../../ui/value/DateTimeText';
import { Logo } from '../../../ui/value/Logo';
import { ConnectAccount } from '../account/ConnectAccount';

/** The account from which orders are loaded: its status, and the menu item that disconnects it. */
export function AccountCard() {
  return (
    <AccountStates
      service={courierService}
      absent={<ConnectAccount />}
      settings={<ToAccountSettings />}
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

/** Shows the last load of orders and the contract; a missing value has no row. */
function AccountRows() {
  const { data: health } = clientApi.useGetServiceHealthQuery({ service: courierService.type });
  const { data: credential } = clientApi.useGetCredentialQuery({ id: courierService.type });
  const ordersLoadedDateTime = health?.ordersLoadedDateTime;
  const contract = credential?.contractNumber ?? '';
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

/** Masks the middle of an account id, so that it is still recognizable. */
export function maskedId(clientId: string): string {
  const symbols = [...clientId];
  if (symbols.length === 0) return '—';
  const shown = Math.min(4, Math.floor(symbols.length / 4));
  return `${symbols.slice(0, shown).join('')} •••• ${symbols.slice(symbols.length - shown).join('')}`.trim();
}
