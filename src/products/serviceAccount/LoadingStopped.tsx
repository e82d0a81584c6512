import type { ReactNode } from 'react';
import type { Service } from '../../domain/services';
import { paths } from '../../domain/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Note } from '../../ui/state/Note';

export interface LoadingStoppedProps {
  service: Service;
  /** The service's own words; '' where it gave none. */
  text: string;
  /** `ToAccountSettings`, except on the page of the settings itself. */
  action?: ReactNode;
}

/** The words of the showcase card (specification, section 2), then the service's own. */
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

/** The link to the settings of the accounts of services. */
export function ToAccountSettings() {
  return (
    <LinkButton to={`${paths.profile}?tab=integrations`} variant="outlined" size="sm">
      Перейти в настройки
    </LinkButton>
  );
}
