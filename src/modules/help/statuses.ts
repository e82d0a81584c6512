import type { Tone } from '../../ui/state/Note';

export interface ExplainedStatus {
  label: string;
  tone: Tone;
  meaning: string;
}

export interface StatusGroup {
  title: string;
  statuses: readonly ExplainedStatus[];
}

/** The statuses of cards and registries, word for word as their badges say them. */
export const statusGroups: readonly StatusGroup[] = [
  {
    title: 'Заявка на страхование',
    statuses: [
      {
        label: 'На рассмотрении',
        tone: 'info',
        meaning: 'Страховая компания принимает решение. Это занимает несколько минут.',
      },
      {
        label: 'Одобрена',
        tone: 'success',
        meaning: 'Решение принято, страховая компания готовит договор.',
      },
      {
        label: 'Действующий',
        tone: 'success',
        meaning: 'Договор заключён, его можно скачать.',
      },
      {
        label: 'Отклонена',
        tone: 'danger',
        meaning: 'Заявку можно подать повторно после срока, указанного на карточке.',
      },
      {
        label: 'Статус уточняется',
        tone: 'neutral',
        meaning: 'Кабинет ещё не знает этого статуса. Обновите страницу позже.',
      },
    ],
  },
  {
    title: 'Заявка и договор финансирования',
    statuses: [
      { label: 'Черновик', tone: 'neutral', meaning: 'Заявка заполняется и банку не видна.' },
      {
        label: 'Отправлена в банк',
        tone: 'info',
        meaning: 'Новый статус придёт по почте в течение суток.',
      },
      {
        label: 'На рассмотрении',
        tone: 'info',
        meaning: 'Банк рассматривает заявку от 5 до 14 рабочих дней.',
      },
      { label: 'Отклонена', tone: 'danger', meaning: 'Вы можете попробовать позже.' },
      { label: 'Действующий', tone: 'success', meaning: 'По договору можно финансировать.' },
      { label: 'Недействительный', tone: 'neutral', meaning: 'Срок договора закончился.' },
    ],
  },
  {
    title: 'Поставка и объект финансирования',
    statuses: [
      { label: 'На проверке', tone: 'info', meaning: 'Документы поставки проверяются.' },
      { label: 'Подтверждена', tone: 'success', meaning: 'Покупатель подтвердил поставку.' },
      { label: 'Доступно', tone: 'success', meaning: 'Можно заказать финансирование.' },
      { label: 'Заказано', tone: 'info', meaning: 'Банк готовит перечисление.' },
      { label: 'Профинансировано', tone: 'success', meaning: 'Банк перечислил деньги.' },
      {
        label: 'Частично оплачено',
        tone: 'info',
        meaning: 'Покупатель заплатил часть суммы.',
      },
      { label: 'Погашено', tone: 'neutral', meaning: 'Покупатель заплатил всё.' },
      { label: 'Просрочено', tone: 'danger', meaning: 'Срок оплаты прошёл.' },
      { label: 'Регресс', tone: 'danger', meaning: 'Банк требует деньги с поставщика.' },
      { label: 'Исключено', tone: 'neutral', meaning: 'Требование не финансируется.' },
    ],
  },
  {
    title: 'Заявление о страховом событии',
    statuses: [
      { label: 'Черновик', tone: 'neutral', meaning: 'Страховая компания его ещё не видит.' },
      { label: 'Отправлено', tone: 'info', meaning: 'Страховая компания получила заявление.' },
      { label: 'На рассмотрении', tone: 'info', meaning: 'Решение ещё не принято.' },
      {
        label: 'Запрошены документы',
        tone: 'warning',
        meaning: 'Добавьте документы, которых не хватает.',
      },
      { label: 'Одобрено', tone: 'success', meaning: 'Сумма будет выплачена полностью.' },
      { label: 'Одобрено частично', tone: 'success', meaning: 'Будет выплачена часть суммы.' },
      { label: 'Отказано', tone: 'danger', meaning: 'Причина указана в заявлении.' },
      { label: 'Выплачено', tone: 'success', meaning: 'Деньги перечислены на ваш счёт.' },
      { label: 'Отозвано', tone: 'neutral', meaning: 'Вы отозвали заявление.' },
    ],
  },
];
