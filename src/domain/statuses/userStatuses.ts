import type { Statuses } from './status';

/** Statuses of a user of an organization, from `isDeleted` and `isVerified` of the contract. */
export const userStatuses = {
  active: { tone: 'done', label: 'Активен', meaning: 'Пользователь работает в кабинете.' },
  unverified: {
    tone: 'warning',
    label: 'Не подтверждён',
    meaning: 'Пользователю нужно дождаться подтверждения.',
  },
  deleted: {
    tone: 'neutral',
    label: 'Удалён',
    meaning: 'Пользователь больше не может войти в кабинет.',
  },
} as const satisfies Statuses;
