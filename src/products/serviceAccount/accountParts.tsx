import type { ReactNode } from 'react';
import { DateRow, SumRow } from '../../blocks/dataRows/DataRows';
import { paths } from '../../domain/paths';
import type { Service } from '../../domain/services';
import { accountStatuses, insuranceStatuses } from '../../domain/statuses/orderStatuses';
import { LinkButton } from '../../ui/button/LinkButton';
import { linkIcon, shieldIcon } from '../../ui/icon/frameIcons';
import { Note } from '../../ui/state/Note';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { AccountBadgeView } from './useAccountHealth';
import type { InsuranceView } from './useInsurance';

/** Badge of the account; renders nothing while the status is unknown. */
export function AccountBadge({ badge }: { badge: AccountBadgeView }) {
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

/** Badge of the insurance; renders nothing while it is unknown. */
export function InsuranceTag({ insurance }: { insurance: InsuranceView }) {
  switch (insurance.state) {
    case 'on':
      return <StatusBadge {...insuranceStatuses.ENABLED} />;
    case 'off':
      return <StatusBadge {...insuranceStatuses.DISABLED} icon={shieldIcon} />;
    case 'hidden':
      return null;
  }
}

/**
 * Price, start and end of the insurance as rows of a `DataList`. The price is shown only while the insurance is on, the
 * dates also when it is off; if the state is unknown, there are no rows.
 */
export function InsuranceRows({ insurance }: { insurance: InsuranceView }) {
  if (insurance.state === 'hidden') return null;
  return (
    <>
      {insurance.state === 'on' && (
        <SumRow label="Стоимость страхования заказа" kopeks={insurance.price} fraction="any" />
      )}
      <InsuranceDates insurance={insurance} />
    </>
  );
}

export function InsuranceDates({ insurance }: { insurance: InsuranceView }) {
  if (insurance.state === 'hidden') return null;
  return (
    <>
      <DateRow label="Начало страхования" value={insurance.start} absent="-" />
      <DateRow label="Окончание страхования" value={insurance.end} absent="-" />
    </>
  );
}

export interface LoadingStoppedProps {
  service: Service;
  /** Error text of the service; '' if it sent none. */
  text: string;
  /** A link such as `ToAccountSettings`; omitted on the settings page itself. */
  action?: ReactNode;
}

/** Explains that orders are no longer loaded: first the cabinet's text, then the error text of the service. */
export function LoadingStopped({ service, text, action }: LoadingStoppedProps) {
  return (
    <Note
      tone="danger"
      title={`Ошибка подключения к аккаунту ${service.genitive}. Загрузка заказов остановлена.`}
      action={action}
    >
      {text === '' ? undefined : text}
    </Note>
  );
}

export function ToAccountSettings() {
  return (
    <LinkButton to={`${paths.profile}?tab=integrations`} variant="outlined" size="sm">
      Перейти в настройки
    </LinkButton>
  );
}
