import type { ReactNode } from 'react';
import type { Service } from '../../domain/services';
import { Note } from '../../ui/state/Note';

export interface LoadingStoppedProps {
  service: Service;
  /** The service's own words; '' where it gave none. */
  text: string;
  /** The way out: «Перейти в настройки» where this is not the page of the settings itself. */
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
