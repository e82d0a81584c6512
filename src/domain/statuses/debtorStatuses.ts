import type { Status, Statuses } from './status';

/** Shared by two statuses of the server, because the user waits for the decision in both. */
const considered: Status = {
  tone: 'info',
  label: 'На рассмотрении',
  meaning: 'Страховая компания принимает решение. Это занимает несколько минут.',
};

/** Statuses of an offer of receivables insurance. NEW and EXPIRED have no badge. */
export const debtorOfferStatuses = {
  NEW: {
    tone: 'info',
    label: 'Новое предложение',
    meaning: 'По предложению можно подать заявку.',
  },
  REQUESTED: considered,
  SCORING: considered,
  APPROVED: {
    tone: 'success',
    label: 'Одобрена',
    meaning: 'Решение принято, страховая компания готовит договор.',
  },
  ACTIVE: {
    tone: 'done',
    label: 'Действующий',
    meaning: 'Договор заключён, его можно скачать.',
  },
  DENIED: {
    tone: 'neutral',
    label: 'Отклонена',
    meaning: 'Заявку можно подать повторно после срока, указанного на карточке.',
  },
  EXPIRED: {
    tone: 'neutral',
    label: 'Срок истёк',
    meaning: 'Предложение больше не действует.',
  },
} as const satisfies Statuses;
