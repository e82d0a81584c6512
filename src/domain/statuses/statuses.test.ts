import { describe, expect, it } from 'vitest';
import { debtorOfferStatuses } from './debtorStatuses';
import {
  financeAgreementStatuses,
  financeInvoiceStatuses,
  financeOfferStatuses,
  financeRequestStatuses,
  financingStatuses,
} from './financeStatuses';
import {
  accountStatuses,
  claimStatuses,
  insuranceStatuses,
  objectionStatuses,
  orderStatuses,
  sellerAccountStatuses,
  sellerDocumentStatuses,
  senderInvoiceStatuses,
} from './orderStatuses';
import { statusOf, type Statuses } from './status';
import { userStatuses } from './userStatuses';

/** Code, colour, text of the badge, meaning. */
type Line = readonly [string, string, string, string];

const KINDS: readonly (readonly [string, Statuses, readonly Line[]])[] = [
  [
    'an offer of an insurer',
    debtorOfferStatuses,
    [
      ['NEW', 'info', 'Новое предложение', 'По предложению можно подать заявку.'],
      [
        'REQUESTED',
        'info',
        'На рассмотрении',
        'Страховая компания принимает решение. Это занимает несколько минут.',
      ],
      [
        'SCORING',
        'info',
        'На рассмотрении',
        'Страховая компания принимает решение. Это занимает несколько минут.',
      ],
      ['APPROVED', 'success', 'Одобрена', 'Решение принято, страховая компания готовит договор.'],
      ['ACTIVE', 'done', 'Действующий', 'Договор заключён, его можно скачать.'],
      [
        'DENIED',
        'neutral',
        'Отклонена',
        'Заявку можно подать повторно после срока, указанного на карточке.',
      ],
      ['EXPIRED', 'neutral', 'Срок истёк', 'Предложение больше не действует.'],
    ],
  ],
  [
    'an offer of a bank',
    financeOfferStatuses,
    [
      ['NEW', 'success', 'Действует', 'По предложению можно подать заявку.'],
      ['REQUESTED', 'info', 'Подана заявка', 'Банк рассматривает вашу заявку.'],
      ['AGREED', 'done', 'Договор заключён', 'Можно финансировать поставки.'],
      ['EXPIRED', 'neutral', 'Истекло', 'Срок предложения закончился.'],
      ['CANCEL', 'neutral', 'Отозвано', 'Предложение больше не действует.'],
    ],
  ],
  [
    'a request to a bank',
    financeRequestStatuses,
    [
      ['DRAFT', 'neutral', 'Черновик', 'Заявка заполняется и банку не видна.'],
      ['SEND_BANK', 'info', 'Отправлена в банк', 'Новый статус придёт по почте в течение суток.'],
      [
        'PROCESSING',
        'info',
        'На рассмотрении',
        'Банк рассматривает заявку от 5 до 14 рабочих дней.',
      ],
      ['APPROVED', 'done', 'Договор заключён', 'Банк одобрил заявку и заключил договор.'],
      ['CANCEL', 'neutral', 'Отклонена', 'Вы можете попробовать позже.'],
    ],
  ],
  [
    'an agreement with a bank',
    financeAgreementStatuses,
    [
      ['VALID', 'done', 'Действующий', 'По договору можно финансировать.'],
      ['INVALID', 'neutral', 'Недействительный', 'Срок договора закончился.'],
    ],
  ],
  [
    'a bill of a bank',
    financeInvoiceStatuses,
    [
      ['UNPAID', 'warning', 'Ожидает оплаты', 'Счёт нужно оплатить в срок.'],
      ['PARTIALLY_PAID', 'warning', 'Оплачен частично', 'Оплачена часть суммы.'],
      ['PAID', 'done', 'Оплачен', 'Деньги получены.'],
      ['OVERDUE', 'danger', 'Просрочен', 'Срок оплаты прошёл.'],
      ['CANCELLED', 'neutral', 'Отменён', 'Платить по счёту не нужно.'],
    ],
  ],
  [
    'a supply or a financing object',
    financingStatuses,
    [
      ['CHECKING', 'info', 'На проверке', 'Документы поставки проверяются.'],
      ['CONFIRMED', 'done', 'Подтверждена', 'Покупатель подтвердил поставку.'],
      ['AVAILABLE', 'success', 'Доступно', 'Можно заказать финансирование.'],
      ['ORDERED', 'info', 'Заказано', 'Банк готовит перечисление.'],
      ['FINANCED', 'done', 'Профинансировано', 'Банк перечислил деньги.'],
      ['PARTIALLY_PAID', 'info', 'Частично оплачено', 'Покупатель заплатил часть суммы.'],
      ['REPAID', 'done', 'Погашено', 'Покупатель заплатил всё.'],
      ['OVERDUE', 'danger', 'Просрочено', 'Срок оплаты прошёл.'],
      ['RECOURSE', 'danger', 'Регресс', 'Банк требует деньги с поставщика.'],
      ['EXCLUDED', 'neutral', 'Исключено', 'Требование не финансируется.'],
    ],
  ],
  [
    'an order',
    orderStatuses,
    [
      ['CREATED', 'neutral', 'Создан', 'Заказ оформлен и ещё не передан.'],
      [
        'ACCEPTED_AT_SENDER_WAREHOUSE',
        'info',
        'Принят на склад отправителя',
        'Курьерская служба приняла заказ у отправителя.',
      ],
      ['SENT', 'info', 'Отправлен', 'Заказ в пути.'],
      [
        'ACCEPTED_AT_DELIVERY_WAREHOUSE',
        'info',
        'Принят на склад доставки',
        'Заказ прибыл в город получателя.',
      ],
      ['OUT_FOR_DELIVERY', 'info', 'Выдан на доставку', 'Заказ везёт курьер.'],
      ['DELIVERED', 'done', 'Вручен', 'Получатель забрал заказ.'],
      [
        'NOT_DELIVERED',
        'warning',
        'Не вручен',
        'Получатель не забрал заказ или отказался от него.',
      ],
      ['DELETED', 'neutral', 'Удалён', 'Заказ отменён.'],
    ],
  ],
  [
    'a claim',
    claimStatuses,
    [
      ['DRAFT', 'neutral', 'Черновик', 'Страховая компания его ещё не видит.'],
      ['SUBMITTED', 'info', 'Отправлено', 'Страховая компания получила заявление.'],
      ['UNDER_REVIEW', 'info', 'На рассмотрении', 'Решение ещё не принято.'],
      [
        'DOCUMENTS_REQUESTED',
        'warning',
        'Запрошены документы',
        'Добавьте документы, которых не хватает.',
      ],
      ['APPROVED', 'done', 'Одобрено', 'Сумма будет выплачена полностью.'],
      ['PARTIALLY_APPROVED', 'done', 'Одобрено частично', 'Будет выплачена часть суммы.'],
      ['REJECTED', 'neutral', 'Отказано', 'Причина указана в заявлении.'],
      ['PAID', 'done', 'Выплачено', 'Деньги перечислены на ваш счёт.'],
      ['WITHDRAWN', 'neutral', 'Отозвано', 'Вы отозвали заявление.'],
    ],
  ],
  [
    'an objection',
    objectionStatuses,
    [
      ['SENT', 'info', 'Отправлено', 'Страховая компания получила возражение.'],
      ['UNDER_REVIEW', 'info', 'На рассмотрении', 'Ответа ещё нет.'],
      ['ACCEPTED', 'done', 'Принято', 'Решение по заявлению изменено.'],
      ['DECLINED', 'neutral', 'Отклонено', 'Отказ по заявлению остаётся в силе.'],
    ],
  ],
  [
    'a bill for the insurance',
    senderInvoiceStatuses,
    [
      ['ISSUED', 'warning', 'Выставлен', 'Счёт нужно оплатить в срок.'],
      ['OVERDUE', 'danger', 'Просрочен', 'Срок оплаты прошёл.'],
      ['PAID', 'done', 'Оплачен', 'Деньги получены.'],
      ['CANCELLED', 'neutral', 'Аннулирован', 'Платить по счёту не нужно.'],
    ],
  ],
  [
    'a document of a seller',
    sellerDocumentStatuses,
    [
      ['VALID', 'done', 'Действует', 'Документ в силе.'],
      ['EXPIRED', 'neutral', 'Истёк', 'Срок документа закончился.'],
      ['AWAITING_SIGNATURE', 'warning', 'Ожидает подписания', 'Документ нужно подписать.'],
      ['ISSUED', 'info', 'Выставлен', 'Счёт нужно оплатить в срок.'],
      ['PAID', 'done', 'Оплачен', 'Деньги получены.'],
    ],
  ],
  [
    'the insurance of orders',
    insuranceStatuses,
    [
      ['ENABLED', 'done', 'Страхование подключено', 'Новые заказы страхуются.'],
      ['DISABLED', 'neutral', 'Страхование не подключено', 'Новые заказы не страхуются.'],
    ],
  ],
  [
    'the account of a seller',
    sellerAccountStatuses,
    [
      ['ON', 'done', 'Подключён', 'Заказы маркетплейса загружаются.'],
      ['OFF', 'neutral', 'Нет доступа к заказам', 'Заказы маркетплейса не загружаются.'],
    ],
  ],
  [
    'the account of a service',
    accountStatuses,
    [
      ['AVAILABLE', 'done', 'Подключён', 'Заказы загружаются.'],
      ['EMPTY', 'neutral', 'Не подключён', 'Чтобы страховать заказы, подключите аккаунт.'],
      [
        'ERROR',
        'danger',
        'Ошибка подключения',
        'Сервис не принял ключ, загрузка заказов остановлена.',
      ],
    ],
  ],
  [
    'a user',
    userStatuses,
    [
      ['active', 'done', 'Активен', 'Пользователь работает в кабинете.'],
      ['unverified', 'warning', 'Не подтверждён', 'Пользователю нужно дождаться подтверждения.'],
      ['deleted', 'neutral', 'Удалён', 'Пользователь больше не может войти в кабинет.'],
    ],
  ],
];

describe.each(KINDS)('the status of %s', (_kind, statuses, lines) => {
  it.each(lines)(
    'for the code %s has the tone %s, the label «%s» and the meaning: %s',
    (code, tone, label, meaning) => {
      expect(statusOf(statuses, code)).toEqual({ tone, label, meaning });
    },
  );

  it('has exactly the codes that this test lists', () => {
    expect(lines.map(([code]) => code)).toEqual(Object.keys(statuses));
  });

  it('is shown as unknown, with the server’s label, if the cabinet does not know its code', () => {
    expect(statusOf(statuses, 'LATER', 'Приостановлено')).toEqual({
      tone: 'neutral',
      label: 'Приостановлено',
      meaning: 'Кабинет ещё не знает этого статуса. Обновите страницу позже.',
    });
  });
});
