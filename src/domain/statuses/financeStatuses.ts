import type { Statuses, Tone } from './status';

export const financeOfferStatuses = {
  NEW: { tone: 'success', label: 'Действует', meaning: 'По предложению можно подать заявку.' },
  REQUESTED: { tone: 'info', label: 'Подана заявка', meaning: 'Банк рассматривает вашу заявку.' },
  AGREED: { tone: 'done', label: 'Договор заключён', meaning: 'Можно финансировать поставки.' },
  EXPIRED: { tone: 'neutral', label: 'Истекло', meaning: 'Срок предложения закончился.' },
  CANCEL: { tone: 'neutral', label: 'Отозвано', meaning: 'Предложение больше не действует.' },
} as const satisfies Statuses;

export const financeRequestStatuses = {
  DRAFT: { tone: 'neutral', label: 'Черновик', meaning: 'Заявка заполняется и банку не видна.' },
  SEND_BANK: {
    tone: 'info',
    label: 'Отправлена в банк',
    meaning: 'Новый статус придёт по почте в течение суток.',
  },
  PROCESSING: {
    tone: 'info',
    label: 'На рассмотрении',
    meaning: 'Банк рассматривает заявку от 5 до 14 рабочих дней.',
  },
  APPROVED: {
    tone: 'done',
    label: 'Договор заключён',
    meaning: 'Банк одобрил заявку и заключил договор.',
  },
  CANCEL: { tone: 'neutral', label: 'Отклонена', meaning: 'Вы можете попробовать позже.' },
} as const satisfies Statuses;

/** Statuses of an agreement with a bank, from the API's field `valid`. */
export const financeAgreementStatuses = {
  VALID: { tone: 'done', label: 'Действующий', meaning: 'По договору можно финансировать.' },
  INVALID: { tone: 'neutral', label: 'Недействительный', meaning: 'Срок договора закончился.' },
} as const satisfies Statuses;

/** Statuses of a bank's bill. */
export const financeInvoiceStatuses = {
  UNPAID: { tone: 'warning', label: 'Ожидает оплаты', meaning: 'Счёт нужно оплатить в срок.' },
  PARTIALLY_PAID: { tone: 'warning', label: 'Оплачен частично', meaning: 'Оплачена часть суммы.' },
  PAID: { tone: 'done', label: 'Оплачен', meaning: 'Деньги получены.' },
  OVERDUE: { tone: 'danger', label: 'Просрочен', meaning: 'Срок оплаты прошёл.' },
  CANCELLED: { tone: 'neutral', label: 'Отменён', meaning: 'Платить по счёту не нужно.' },
} as const satisfies Statuses;

/** Statuses of a supply and of a financing object, in the order of their lifecycle. */
export const financingStatuses = {
  CHECKING: { tone: 'info', label: 'На проверке', meaning: 'Документы поставки проверяются.' },
  CONFIRMED: { tone: 'done', label: 'Подтверждена', meaning: 'Покупатель подтвердил поставку.' },
  AVAILABLE: { tone: 'success', label: 'Доступно', meaning: 'Можно заказать финансирование.' },
  ORDERED: { tone: 'info', label: 'Заказано', meaning: 'Банк готовит перечисление.' },
  FINANCED: { tone: 'done', label: 'Профинансировано', meaning: 'Банк перечислил деньги.' },
  PARTIALLY_PAID: {
    tone: 'info',
    label: 'Частично оплачено',
    meaning: 'Покупатель заплатил часть суммы.',
  },
  REPAID: { tone: 'done', label: 'Погашено', meaning: 'Покупатель заплатил всё.' },
  OVERDUE: { tone: 'danger', label: 'Просрочено', meaning: 'Срок оплаты прошёл.' },
  RECOURSE: { tone: 'danger', label: 'Регресс', meaning: 'Банк требует деньги с поставщика.' },
  EXCLUDED: { tone: 'neutral', label: 'Исключено', meaning: 'Требование не финансируется.' },
} as const satisfies Statuses;

/** Colour and text of the note about a request for financing. */
export interface RequestMessage {
  tone: Tone;
  text: string;
}

/** Messages of the offer page, with the exact texts of the product's requirements. */
const requestMessages: ReadonlyMap<string, RequestMessage> = new Map(
  Object.entries({
    SEND_BANK: {
      tone: 'info',
      text: 'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
    },
    PROCESSING: {
      tone: 'info',
      text: 'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
    },
    CANCEL: { tone: 'danger', text: 'Заявка отклонена. Вы можете попробовать позже.' },
  } as const),
);

/**
 * Returns the message for a request with this `status.name`, for its card and page; undefined if the status has none.
 */
export function requestMessage(statusName = ''): RequestMessage | undefined {
  return requestMessages.get(statusName);
}
