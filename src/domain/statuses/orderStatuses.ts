import type { Statuses } from './status';

/** Statuses of an order, in the order of its lifecycle. */
export const orderStatuses = {
  CREATED: { tone: 'neutral', label: 'Создан', meaning: 'Заказ оформлен и ещё не передан.' },
  ACCEPTED_AT_SENDER_WAREHOUSE: {
    tone: 'info',
    label: 'Принят на склад отправителя',
    meaning: 'Курьерская служба приняла заказ у отправителя.',
  },
  SENT: { tone: 'info', label: 'Отправлен', meaning: 'Заказ в пути.' },
  ACCEPTED_AT_DELIVERY_WAREHOUSE: {
    tone: 'info',
    label: 'Принят на склад доставки',
    meaning: 'Заказ прибыл в город получателя.',
  },
  OUT_FOR_DELIVERY: { tone: 'info', label: 'Выдан на доставку', meaning: 'Заказ везёт курьер.' },
  DELIVERED: { tone: 'done', label: 'Вручен', meaning: 'Получатель забрал заказ.' },
  NOT_DELIVERED: {
    tone: 'warning',
    label: 'Не вручен',
    meaning: 'Получатель не забрал заказ или отказался от него.',
  },
  DELETED: { tone: 'neutral', label: 'Удалён', meaning: 'Заказ отменён.' },
} as const satisfies Statuses;

/** Statuses of a claim about an insured event. */
export const claimStatuses = {
  DRAFT: { tone: 'neutral', label: 'Черновик', meaning: 'Страховая компания его ещё не видит.' },
  SUBMITTED: {
    tone: 'info',
    label: 'Отправлено',
    meaning: 'Страховая компания получила заявление.',
  },
  UNDER_REVIEW: { tone: 'info', label: 'На рассмотрении', meaning: 'Решение ещё не принято.' },
  DOCUMENTS_REQUESTED: {
    tone: 'warning',
    label: 'Запрошены документы',
    meaning: 'Добавьте документы, которых не хватает.',
  },
  APPROVED: { tone: 'done', label: 'Одобрено', meaning: 'Сумма будет выплачена полностью.' },
  PARTIALLY_APPROVED: {
    tone: 'done',
    label: 'Одобрено частично',
    meaning: 'Будет выплачена часть суммы.',
  },
  REJECTED: { tone: 'neutral', label: 'Отказано', meaning: 'Причина указана в заявлении.' },
  PAID: { tone: 'done', label: 'Выплачено', meaning: 'Деньги перечислены на ваш счёт.' },
  WITHDRAWN: { tone: 'neutral', label: 'Отозвано', meaning: 'Вы отозвали заявление.' },
} as const satisfies Statuses;

/** Statuses of an objection to the refusal of a claim. */
export const objectionStatuses = {
  SENT: { tone: 'info', label: 'Отправлено', meaning: 'Страховая компания получила возражение.' },
  UNDER_REVIEW: { tone: 'info', label: 'На рассмотрении', meaning: 'Ответа ещё нет.' },
  ACCEPTED: { tone: 'done', label: 'Принято', meaning: 'Решение по заявлению изменено.' },
  DECLINED: { tone: 'neutral', label: 'Отклонено', meaning: 'Отказ по заявлению остаётся в силе.' },
} as const satisfies Statuses;

/** Statuses of a sender's bill for the insurance. */
export const senderInvoiceStatuses = {
  ISSUED: { tone: 'warning', label: 'Выставлен', meaning: 'Счёт нужно оплатить в срок.' },
  OVERDUE: { tone: 'danger', label: 'Просрочен', meaning: 'Срок оплаты прошёл.' },
  PAID: { tone: 'done', label: 'Оплачен', meaning: 'Деньги получены.' },
  CANCELLED: { tone: 'neutral', label: 'Аннулирован', meaning: 'Платить по счёту не нужно.' },
} as const satisfies Statuses;

export const sellerDocumentStatuses = {
  VALID: { tone: 'done', label: 'Действует', meaning: 'Документ в силе.' },
  EXPIRED: { tone: 'neutral', label: 'Истёк', meaning: 'Срок документа закончился.' },
  AWAITING_SIGNATURE: {
    tone: 'warning',
    label: 'Ожидает подписания',
    meaning: 'Документ нужно подписать.',
  },
  ISSUED: { tone: 'info', label: 'Выставлен', meaning: 'Счёт нужно оплатить в срок.' },
  PAID: { tone: 'done', label: 'Оплачен', meaning: 'Деньги получены.' },
} as const satisfies Statuses;

/** Statuses of the insurance of one account's orders. */
export const insuranceStatuses = {
  ENABLED: {
    tone: 'done',
    label: 'Страхование подключено',
    meaning: 'Новые заказы страхуются.',
  },
  DISABLED: {
    tone: 'neutral',
    label: 'Страхование не подключено',
    meaning: 'Новые заказы не страхуются.',
  },
} as const satisfies Statuses;

/** Statuses of a seller's account, for the card of the marketplace's insurance. */
export const sellerAccountStatuses = {
  ON: { tone: 'done', label: 'Подключён', meaning: 'Заказы маркетплейса загружаются.' },
  OFF: {
    tone: 'neutral',
    label: 'Нет доступа к заказам',
    meaning: 'Заказы маркетплейса не загружаются.',
  },
} as const satisfies Statuses;

/** Statuses of the account at a service with insured orders, from its health check. */
export const accountStatuses = {
  AVAILABLE: { tone: 'done', label: 'Подключён', meaning: 'Заказы загружаются.' },
  EMPTY: {
    tone: 'neutral',
    label: 'Не подключён',
    meaning: 'Чтобы страховать заказы, подключите аккаунт.',
  },
  ERROR: {
    tone: 'danger',
    label: 'Ошибка подключения',
    meaning: 'Сервис не принял ключ, загрузка заказов остановлена.',
  },
} as const satisfies Statuses;
