import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { currencyName } from './accountCurrency';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { MaskedText } from '../../../ui/value/MaskedAccount';
import { requisitesText, type Requisite } from '../../../ui/value/requisite';
import { Requisites } from '../../../ui/value/Requisites';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { accountName } from '../../../products/accounts/accounts';
import type { AccountActions } from './useAccountActions';
import { pencilIcon, trashIcon } from '../../../ui/icon/pageIcons';

interface AccountCardProps {
  account: PaymentDetails;
  /** Undefined for users who may not change accounts. */
  actions?: AccountActions;
}

export function AccountCard({ account, actions }: AccountCardProps) {
  const { bankName, bik = '', settlementAccount = '', currency, main } = account;
  const { correspondentAccount = '' } = account;
  const lines: readonly Requisite[] = [
    { label: 'БИК', value: bik, what: 'БИК' },
    {
      label: 'Корреспондентский счёт',
      value: correspondentAccount,
      what: 'корреспондентский счёт',
    },
    {
      label: 'Расчётный счёт',
      value: settlementAccount,
      shown: <MaskedText value={settlementAccount} />,
      what: 'расчётный счёт',
    },
    { label: 'Валюта', value: currencyName(currency) },
  ];
  return (
    <Card
      title={bankName}
      badge={main && <StatusBadge tone="done" label="Основной" />}
      footer={actions && <AccountButtons account={account} actions={actions} />}
    >
      <Requisites
        lines={lines}
        copiedAll={requisitesText([{ label: 'Банк', value: bankName ?? '' }, ...lines])}
      />
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
