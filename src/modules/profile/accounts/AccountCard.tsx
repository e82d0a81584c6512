import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { currencyName } from './accountCurrency';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { MaskedAccount } from '../../../ui/value/MaskedAccount';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { accountName } from './accountName';
import type { AccountActions } from './useAccountActions';
import { pencilIcon } from '../../../ui/icon/drawings/pencilIcon';
import { trashIcon } from '../../../ui/icon/drawings/trashIcon';

interface AccountCardProps {
  account: PaymentDetails;
  /** Absent for those who may only read. */
  actions?: AccountActions;
}

/** One bank account. */
export function AccountCard({ account, actions }: AccountCardProps) {
  const { bankName, bik, correspondentAccount, settlementAccount, currency, main } = account;
  return (
    <Card
      title={bankName}
      badge={main && <StatusBadge tone="success" label="Основной" />}
      footer={actions && <AccountButtons account={account} actions={actions} />}
    >
      <DataList layout="stacked">
        <DataRow label="БИК">
          <span className="accounts__value">
            {bik}
            <CopyButton text={bik} label="Скопировать БИК" />
          </span>
        </DataRow>
        <DataRow label="Корреспондентский счёт">
          <span className="accounts__value">
            {correspondentAccount}
            <CopyButton text={correspondentAccount} label="Скопировать корреспондентский счёт" />
          </span>
        </DataRow>
        <DataRow label="Расчётный счёт">
          <MaskedAccount value={settlementAccount} label="расчётный счёт" />
        </DataRow>
        <DataRow label="Валюта">{currencyName(currency)}</DataRow>
      </DataList>
    </Card>
  );
}

function AccountButtons({ account, actions }: Required<AccountCardProps>) {
  const { busy } = actions;
  const isBusy = (call: 'makeMain' | 'remove') => busy?.id === account.id && busy.call === call;
  const reason = busy === undefined ? undefined : 'Дождитесь окончания другого действия';
  const nameOf = (action: string) => `${action}: ${accountName(account)}`;
  return (
    <>
      <Button
        variant="outlined"
        size="sm"
        icon={pencilIcon}
        aria-label={nameOf('Изменить')}
        disabledReason={reason}
        onClick={() => actions.edit(account)}
      >
        Изменить
      </Button>
      {!account.main && (
        <Button
          variant="text"
          size="sm"
          aria-label={nameOf('Сделать основным')}
          busy={isBusy('makeMain')}
          disabledReason={isBusy('makeMain') ? undefined : reason}
          onClick={() => actions.makeMain(account)}
        >
          Сделать основным
        </Button>
      )}
      <Button
        variant="text"
        size="sm"
        icon={trashIcon}
        aria-label={nameOf('Удалить')}
        busy={isBusy('remove')}
        disabledReason={isBusy('remove') ? undefined : reason}
        onClick={() => actions.remove(account)}
      >
        Удалить
      </Button>
    </>
  );
}
