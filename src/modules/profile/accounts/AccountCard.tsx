import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { currencyName } from './accountCurrency';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { MaskedAccount } from '../../../ui/value/MaskedAccount';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { accountName } from '../../../products/accounts/accounts';
import type { AccountActions } from './useAccountActions';
import { pencilIcon, trashIcon } from '../../../ui/icon/pageIcons';

interface AccountCardProps {
  account: PaymentDetails;
  /** Absent for those who may only read. */
  actions?: AccountActions;
}

/** One bank account. */
export function AccountCard({ account, actions }: AccountCardProps) {
  const { bankName, bik = '', settlementAccount = '', currency, main } = account;
  const { correspondentAccount = '' } = account;
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
  const isBusy = busy === account.id;
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
          busy={isBusy}
          disabledReason={isBusy ? undefined : reason}
          onClick={() => actions.makeMain(account)}
        >
          Сделать основным
        </Button>
      )}
      <Button
        variant="danger-outlined"
        size="sm"
        icon={trashIcon}
        aria-label={nameOf('Удалить')}
        disabledReason={reason}
        onClick={() => actions.remove(account)}
      >
        Удалить
      </Button>
    </>
  );
}
