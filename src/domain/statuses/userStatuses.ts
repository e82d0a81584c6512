import type { Statuses } from './status';

/** A user of an organization; the contract has `isDeleted` and `isVerified`. */
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
