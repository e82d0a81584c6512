import { clientApi } from '../../api/endpoints/client';
import { paths } from '../../domain/paths';
import type { Service } from '../../domain/services';
import { todaySource } from '../../shell/today/moduleToday';
import { exclamationTriangleIcon } from '../../ui/icon/frameIcons';

/** Returns a source with a task and a notification about an account whose orders are no longer loaded. */
export function accountErrorSource({ type, role, genitive }: Service) {
  const to = `${paths.profile}?tab=integrations`;
  const words = (text: string | null | undefined) => text || 'загрузка заказов остановлена';
  return todaySource({
    id: `account-${type}`,
    roles: [role],
    endpoint: clientApi.endpoints.getServiceHealth,
    arg: { service: type },
    tasks: ({ status, description }) =>
      status === 'ERROR'
        ? [
            {
              id: type,
              title: `Исправить подключение к аккаунту ${genitive}`,
              to,
              details: words(description),
              short: 'Исправить подключение',
              action: 'Исправить',
            },
          ]
        : [],
    changes: ({ status = '', description }) => [
      {
        id: type,
        state: status,
        news:
          status === 'ERROR'
            ? {
                title: `Ошибка аккаунта ${genitive}`,
                details: words(description),
                icon: exclamationTriangleIcon,
                tone: 'danger',
                to,
              }
            : undefined,
      },
    ],
  });
}
