import { expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { textOf } from '../../../test/render/textOf';
import { matching } from '../../shell/palette/match';
import { chipText } from '../../blocks/registry/chipText';
import { CalendarSide } from './deliveries/calendar/CalendarContent';
import { CalendarToolbar } from './deliveries/calendar/CalendarToolbar';
import type { CalendarPlace } from './deliveries/calendar/useCalendarView';
import FinanceRequestPage from './request/page';
import { invoicesQuery } from './deliveries/invoices/register';
import { suppliesQuery } from './deliveries/supplies/register';
import { supplyRequisites } from './deliveries/supplies/supplyRequisites';
import AgreementsTab from './financing/agreements/AgreementsTab';
import { OrderNoticeNote } from './financing/objects/OrderNoticeNote';
import { objectsQuery } from './financing/objects/register';
import { OrderResult } from './financing/order/OrderResult';
import { OrderSummary } from './financing/order/OrderSummary';
import { orderEstimate } from './financing/order/orderEstimate';
import { orderOutcome } from './financing/order/orderOutcome';
import { orderLine } from './financing/testing/financingSeeds';
import RulesTab from './financing/rules/RulesTab';
import { ruleName } from './financing/rules/useRuleActions';
import { contentOf, requestSummary } from './request/summary/requestSummary';
import found from './search';
import { CalendarFoot } from './deliveries/calendar/CalendarFoot';
import { DayPayments } from './deliveries/calendar/DayPayments';
import { financingTabs } from './financing/financingTabs';

const ignore = () => {};

it.each([
  [{ kind: 'checking' }, 'Узнаём, какие объекты заказаны…'],
  [
    { kind: 'checked', gone: 2, left: 0 },
    'Статусы обновлены. Больше не доступно: 2 объекта. Все выбранные объекты уже заказаны или недоступны.',
  ],
  [
    { kind: 'checked', gone: 0, left: 1 },
    'Статусы обновлены. Остался доступен и выбран: 1 объект.',
  ],
  [
    { kind: 'checked', gone: 0, left: 3 },
    'Статусы обновлены. Остались доступны и выбраны: 3 объекта.',
  ],
  [
    { kind: 'refused', count: 1, left: 0 },
    'Не заказано: 1 объект. Его заказать больше нельзя: статус изменился.',
  ],
  [
    { kind: 'refused', count: 5, left: 2 },
    'Не заказано: 5 объектов. Остались выбранными: 2 объекта, причина указана в строке. Остальные заказать больше нельзя: статус изменился.',
  ],
  [
    { kind: 'unchecked' },
    'Не удалось узнать, приняты ли заказы. Не заказывайте повторно, пока статусы не обновятся. Узнать ещё раз',
  ],
] as const)('a message explains the notice %j after a lost or refused order', (notice, text) => {
  expect(textOf(<OrderNoticeNote notice={notice} onCheck={ignore} />)).toBe(text);
});

const line = (id: string, change: Parameters<typeof orderLine>[0] = {}) =>
  orderLine({ id, number: `ТР-${id}`, ...change });

it('the summary of an order shows the total, and says which figures are unknown', () => {
  const lines = [line('1'), line('2', { interestRate: undefined })];
  const estimate = orderEstimate(lines, undefined, '2026-11-20');
  const text = textOf(<OrderSummary estimate={estimate} limits="failed" onRetry={ignore} />);
  expect(text).toContain('К получению ≈ 1 600,00 ₽ 2 объекта на 2 000,00 ₽');
  expect(text).toContain('Предварительный расчёт Сумма требований 2 000,00 ₽ Комиссия ≈');
  expect(text).toContain(
    'Для 1 из 2 объектов рассчитать комиссию нельзя: в них не хватает данных.',
  );
  expect(text).toContain('По договорам Не удалось узнать остаток лимитов.');
  expect(text).toMatch(
    /Договор № ФД-2026\/041 ПАО «Национальный банк развития» .* Остаток лимита Не известен$/,
  );
});

it('the result of an order begins with the objects that were not ordered, with reasons', () => {
  const lines = [line('1'), line('2'), line('3')];
  const answer = answered('orderFinancingObjects', {
    results: [
      { objectId: '1', ordered: true },
      { objectId: '2', ordered: false, message: 'Превышен лимит' },
    ],
    orderedAmount: 80_000,
  });
  const outcome = orderOutcome(['1', '2', '3'], answer);
  expect(textOf(<OrderResult lines={lines} outcome={outcome} />)).toBe(
    'Результат заказа Заказано: 1 объект, к получению 800,00 ₽. Не заказано: 2 объекта, они остались выбранными. Не заказаны ТР-2 Не заказан Превышен лимит ТР-3 Результат неизвестен Сервер не сообщил результат. Обновите список, чтобы узнать статус Какие объекты заказаны Заказаны ТР-1 Заказан',
  );
});

it('the result of an order says if no object was ordered', () => {
  const outcome = orderOutcome(
    ['1'],
    answered('orderFinancingObjects', { results: [], orderedCount: 0 }),
  );
  expect(textOf(<OrderResult lines={[line('1')]} outcome={outcome} />)).toContain(
    'Ни один объект не заказан. Не заказано: 1 объект, он остался выбранным.',
  );
});

it('each group of an empty request says that it is empty; a consent says whether it is given', () => {
  const content = contentOf(answered('getFinanceRequestForm', { requestId: 'r' }));
  expect(requestSummary(content).map(({ title, empty }) => [title, empty])).toEqual([
    ['Организация', 'Сведений нет'],
    ['Учредители', 'Не указаны'],
    ['Контактные данные', 'Не указаны'],
    ['Банковские реквизиты', 'Не указаны'],
    ['Согласия', 'Не запрошены'],
  ]);
  const { agreementFlags } = answered('getFinanceRequestForm', {
    requestId: 'r',
    agreementFlags: [{ name: 'На проверку', accepted: true }, { accepted: false }],
  });
  expect(requestSummary({ ...content, agreementFlags }).at(-1)?.entries[0]?.rows).toMatchObject([
    { label: 'На проверку', value: 'Дано' },
    { label: 'Согласие', value: 'Не дано' },
  ]);
});

it('a rule without a name is called «Без названия»', () => {
  const [rule] = answered('findFinanceRules', { content: [{ id: 'r' }] }).content;
  expect(rule && ruleName(rule)).toBe('«Без названия»');
});

it.each([
  ['agreements', <AgreementsTab key="1" />, 'Загружаем договоры'],
  ['rules', <RulesTab key="2" />, 'Загружаем правила'],
])('the tab of %s shows that it is loading', (_tab, element, text) => {
  expect(textOf(element)).toContain(text);
});

it('a copy button of a supply says what it copies', () => {
  const supply = answered('getSupply', {
    id: 's',
    number: '17',
    documentDate: '2026-11-20',
    debtor: { id: 'd', name: 'ООО «Сбыт»', itn: '7801234564' },
    amount: 100_000,
  });
  expect(supplyRequisites(supply).filter(({ value }) => value !== '')).toEqual([
    { label: 'Документ', value: '№\u00A017', copied: '17', what: 'номер документа' },
    { label: 'Дата документа', value: '20.11.2026' },
    { label: 'Покупатель', value: 'ООО «Сбыт»', what: 'название покупателя' },
    { label: 'ИНН', value: '7801234564', what: 'ИНН' },
    { label: 'Договор поставки', value: 'Без договора' },
    { label: 'Сумма с НДС', value: '1\u00A0000,00\u00A0₽', copied: '1000,00', what: 'сумму' },
  ]);
});

it.each([
  ['Дата документа: Этот квартал', suppliesQuery.filters.period, ['this-quarter']],
  ['Дата документа: Этот год', suppliesQuery.filters.period, ['this-year']],
  ['Срок оплаты: Следующие 30 дней', suppliesQuery.filters.due, ['next-30-days']],
  ['К оплате за 7 дней', suppliesQuery.filters.soon, ['on']],
  ['С регрессом', objectsQuery.filters.recourse, ['on']],
  ['Сумма требования: от 100 ₽', objectsQuery.filters.amount, ['10000..']],
  ['Дата счёта: от 01.11.2026', invoicesQuery.filters.period, ['2026-11-01..']],
  ['Оплатить до: до 30.11.2026', invoicesQuery.filters.due, ['..2026-11-30']],
  ['Статус: Оплачен частично', invoicesQuery.filters.status, ['PARTIALLY_PAID']],
])('the chip of a filter from the address says «%s»', (chip, filter, texts) => {
  expect(chipText(filter, filter.read(texts)).replaceAll('\u00A0', ' ')).toBe(chip);
});

it('«Найти или перейти» finds actions of the financing', () => {
  const titles = (typed: string) => matching(found.actions, typed).map(({ title }) => title);
  expect(titles('просроченные')).toEqual(['Показать просроченные поставки']);
  expect(titles('заказать')).toEqual(['Заказать финансирование']);
});

const place = (layout: 'month' | 'week', day?: '2026-11-20'): CalendarPlace => ({
  view: { layout, agreement: undefined, at: '2026-11-20', day },
  today: '2026-11-20',
  pathOf: () => '/deliveries',
  setView: ignore,
});
const november = { from: '2026-11-01', to: '2026-11-30' } as const;

it.each([
  ['month', november, 'Прошлый месяц', 'Следующий месяц', 'Сегодняшний день уже в этом месяце'],
  [
    'week',
    { from: '2026-11-16', to: '2026-11-22' },
    'Прошлая неделя',
    'Следующая неделя',
    'Сегодняшний день уже на этой неделе',
  ],
] as const)(
  'the buttons above a %s name the period that they open, or why «Сегодня» is disabled',
  (layout, period, back, on, why) => {
    const text = textOf(
      <CalendarToolbar
        place={place(layout)}
        period={period}
        agreements={[]}
        agreement={undefined}
      />,
    );
    for (const words of [back, on, why, 'Вид календаря Месяц Неделя Список']) {
      expect(text).toContain(words);
    }
  },
);

it('a month without an open day shows the next payments', () => {
  const agreement = { id: 'a', number: 'ДФ-1', label: 'ДФ-1', isValid: true };
  const days = [{ day: '2026-11-25', payments: [], estimate: 100, isLate: false }] as const;
  const calendar = {
    agreements: [agreement],
    agreement,
    days,
    loading: false,
    error: undefined,
    retry: ignore,
    unreadable: 0,
    isCut: false,
  };
  expect(
    textOf(<CalendarSide place={place('month')} calendar={calendar} known={new Map()} />),
  ).toBe('Ближайшие платежи 25 ноября ≈ 1 ₽ среда 0 платежей');
});

it('a request shows that it is loading', () => {
  expect(textOf(<FinanceRequestPage />)).toContain('Загружаем заявку');
});

it.each([
  [1, 'Сумма подтверждена банком'],
  [2, 'Все суммы подтвердил банк'],
])(
  'the calendar footer says that the bank has confirmed the payments (number: %i)',
  (count, words) => {
    const agreement = { id: 'a', number: 'ДФ-1', label: 'ДФ-1', isValid: true };
    const foot = (
      <CalendarFoot
        period={{ from: '2026-11-01', to: '2026-11-30' }}
        isWeek={false}
        agreement={agreement}
        days={[{ day: '2026-11-25', payments: [], estimate: 100, isLate: false }]}
        known={new Map([['2026-11-25', { agreementId: 'a', date: '2026-11-25', sum: 100, count }]])}
      />
    );
    expect(textOf(foot)).toContain(words);
  },
);

it('a day with more payments than it shows says that the others are in the CSV file', () => {
  const payments = Array.from({ length: 103 }, (_, index) => ({
    key: String(index),
    day: '2026-11-25' as const,
    agreementId: 'a',
    agreement: 'ДФ-1',
    number: `ТР-${index}`,
    supply: 'УПД-1',
    buyer: 'ООО «Покупатель»',
    itn: '',
    kopeks: 100,
    status: { label: 'Заказан', tone: 'info' as const },
    lateDays: 0,
  }));
  const found = { day: '2026-11-25', payments, estimate: 10_300, isLate: false } as const;
  expect(textOf(<DayPayments agreementId="a" day="2026-11-25" found={found} />)).toContain(
    'И ещё 3 платежа: они есть в файле CSV.',
  );
});

it('the financing tabs have labels', () => {
  expect(financingTabs.label).toBe('Разделы финансирования');
  expect(financingTabs.tabs.map(({ label }) => label)).toEqual(['Объекты', 'Правила', 'Договоры']);
});
