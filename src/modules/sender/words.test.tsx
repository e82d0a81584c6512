// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { textOf } from '../../../test/render/textOf';
import { chipText } from '../../blocks/registry/chipText';
import { ConditionsText } from './conditions/ConditionsText';
import { Acceptance } from './conditions/OfferState';
import { OfferState } from './conditions/OfferState';
import { NotReady } from './claim/page';
import { claimSteps } from './claim/form/claimSteps';
import { claimTable } from './claim/form/claimTable';
import { FormShell } from '../../forms/form/FormShell';
import { AccountStep } from './connect/AccountStep';
import { connectForm } from './connect/connectForm';
import { readyDrafts } from './claim/monthly/monthlyTexts';
import { ClaimView } from './claim/view/ClaimView';
import { ChartCard } from './figures/ChartCard';
import { OrderTiles } from './figures/OrderTiles';
import { orderFigures } from './orderFigures';
import { matching } from '../../shell/palette/match';
import { ordersQuery } from './orders/register/register';
import found from './search';
import { unconfirmed } from './claim/claimCalls';
import { insured } from './insured';

const ignore = () => {};

it('the conditions say what is insured, how much is paid, and what is not insured', () => {
  const text = textOf(<ConditionsText />);
  for (const words of [
    'Текст условий Образец Редакция от 1 ноября 2026 г.',
    'Частичная утрата в полученном заказе не хватает одного или нескольких вложений.',
    'Возврат и невыкуп получатель отказался от заказа или не забрал его.',
    'Страховая сумма заказа равна его объявленной стоимости. Выплата не бывает больше.',
    'При повреждении и частичной утрате возмещается размер ущерба: стоимость ремонта или стоимость вложений, которых не хватает.',
    'товар испортился из-за своих свойств: срока годности, скрытого брака, естественного износа;',
    'ущерб причинён умышленно отправителем или получателем.',
  ]) {
    expect(text).toContain(words);
  }
});

it('the consent contains the price of one order', () => {
  const text = textOf(<Acceptance price={4_900} />);
  expect(text).toContain(
    'согласен (согласна) с ними и со стоимостью 49 ₽ за каждый застрахованный заказ',
  );
  expect(text).toContain('Подключить страхование за 49 ₽');
});

it.each([
  ['loading', 'Проверяем подключение'],
  [
    'unknown',
    'Не удалось узнать, подключено ли страхование Чтобы не подключить его дважды, подключение откроется после проверки. Проверить ещё раз',
  ],
  [
    'notSender',
    'Подключить страхование может отправитель Аккаунт курьерской службы подключил ваш коллега. Чтобы управлять страхованием, попросите администратора организации дать вам роль «Отправитель».',
  ],
  [
    'noPrice',
    'Стоимость уточняется Подключить страхование можно, когда стоимость станет известна. Проверить ещё раз',
  ],
] as const)('the conditions explain the next step if the insurance is %s', (state, text) => {
  const shown = textOf(
    <OfferState
      offer={{ state }}
      price={null}
      applying={false}
      isSender
      retry={ignore}
      retrying={false}
    />,
  );
  expect(shown).toBe(text);
});

it.each([
  [{ state: 'loading' }, 'Загружаем заказ'],
  [{ state: 'absent' }, 'К реестру заказов'],
] as const)('the page of a claim without data explains its state: %j', (load, words) => {
  expect(textOf(<NotReady load={load} />)).toContain(words);
});

const sent = answered('getClaim', {
  id: 'c',
  number: 'ЗВ-7',
  type: 'PARTIAL_LOSS',
  status: { name: 'UNDER_REVIEW' },
  eventDate: '2026-11-20',
  claimedAmount: 100_000,
  createdDateTime: '2026-11-21T10:00:00+03:00',
});

it('a claim that was sent shows its history, sums, event and documents', () => {
  const text = textOf(<ClaimView claim={sent} />);
  for (const words of [
    'История заявления Заявление создано 21.11.2026, 10:00 На рассмотрении Решение ещё не принято.',
    'Суммы Заявлено 1 000,00 ₽ Одобрено — Выплачено —',
    'Событие Что случилось Частичная утрата Дата события 20.11.2026',
    'Документы Документов нет',
    'Отозвать заявление',
  ]) {
    expect(text).toContain(words);
  }
  const documents = [{ kind: 'VALUE_PROOF', file: { id: 'f', name: 'чек.pdf', size: 1000 } }];
  const claim = answered('getClaim', { ...sent, rejectReason: 'Нет акта', documents });
  const withFile = textOf(<ClaimView claim={claim} />);
  expect(withFile).toContain('Решение страховой компании Нет акта');
  expect(withFile).toMatch(/Документы Документы заявления .*чек\.pdf/);
});

it('the steps of a claim say what is missing', () => {
  const values = { orderId: 'o', items: [], documents: [] };
  const fillings = claimSteps.map(({ label, filling }) => [
    label,
    filling?.progress(values, new Map()),
  ]);
  expect(fillings).toEqual([
    ['Заказ', undefined],
    ['Событие', 'Не заполнено'],
    ['Ущерб', 'Не заполнено'],
    ['Документы', 'Не приложены'],
    ['Выплата', 'Счёт выбран'],
    ['Проверка и отправка', undefined],
  ]);
});

it.each([
  ['Что случилось: Повреждение', claimTable.type, 'DAMAGE'],
  ['Счёт для выплаты: Другой счёт', claimTable.paymentDetailsId, 'unknown'],
])('a field of a claim has the text «%s»', (text, { label, kind }, value) => {
  expect(`${label}: ${kind.shown(value)}`).toBe(text);
});

it.each([
  ['DOCUMENTS_REQUESTED', 'По заявлению за октябрь запросили документы'],
  ['DRAFT', 'Черновик заявления за октябрь готов'],
])('the line about a monthly claim with the status %s is «%s»', (name, title) => {
  const claim = { ...sent, status: { name }, period: { startDate: '2026-10-01' } };
  expect(readyDrafts([answered('getClaim', claim)])).toMatchObject([{ title }]);
});

it.each([
  [1, '1 неоплаченный счёт'],
  [2, '2 неоплаченных счёта'],
  [5, '5 неоплаченных счетов'],
])('a tile shows the number of unpaid bills: %d', (unpaidInvoices, text) => {
  const figures = { ...orderFigures(answered('getOrderDashboard', {})), unpaidInvoices };
  expect(textOf(<OrderTiles dashboard={{ state: 'known', figures }} />)).toContain(text);
});

it('the card of the chart says that it is loading', () => {
  expect(textOf(<ChartCard dashboard={{ state: 'loading' }} />)).toContain('Загружаем показатели');
});

it.each([
  ['С заявлением', ordersQuery.filters.claim, ['on']],
  ['Истекает срок заявления', ordersQuery.filters.deadline, ['on']],
  ['Страхование: Не застрахован', ordersQuery.filters.insured, ['no']],
  ['Создан: Прошлый месяц', ordersQuery.filters.period, ['last-month']],
])('the chip of an order filter says «%s»', (chip, filter, texts) => {
  expect(chipText(filter, filter.read(texts))).toBe(chip);
});

it.each([
  ['trackNumber', ' среди накладных'],
  ['orderNumber', ' среди номеров заказов'],
])('the chip of a search by several numbers names the field %s', (field, words) => {
  expect(ordersQuery.filters.search.listedIn(field)).toBe(words);
  expect(ordersQuery.filters.search.placeholder).toBe('Заказ, накладная, город');
});

it.each([
  ['заявление о страховом событии', 'Создать заявление о страховом событии', 'Выберите заказ'],
  ['оплатить счета', 'Оплатить счета за страхование', undefined],
])('«Найти или перейти» finds for «%s» the action «%s»', (typed, title, detail) => {
  const [action] = matching(found.actions, typed);
  expect(action?.title).toBe(title);
  expect(action && 'detail' in action ? action.detail : undefined).toBe(detail);
});

it('the second step of a connection says that an account is already saved', () => {
  const form = (
    <FormShell form={connectForm} onSubmit={() => Promise.resolve()} onSent={ignore}>
      <AccountStep takesFocus={false} account={{ id: 'a', clientId: '77041234' }} onGone={ignore} />
    </FormShell>
  );
  const text = textOf(form);
  expect(text).toContain('Шаг 2 из 2 Аккаунт курьерской службы');
  expect(text).toContain('Данные аккаунта уже сохранены');
  expect(text).toContain(
    'Сохранён аккаунт «77041234». Чтобы ввести другие данные, отключите этот аккаунт.',
  );
});

it('a claim or objection that is not confirmed is reported as unknown, not as sent', () => {
  expect(unconfirmed('Заявление')(undefined)).toBe(
    'Сервер не подтвердил отправку. Неизвестно, отправлено ли заявление, попробуйте ещё раз',
  );
  expect(unconfirmed('Возражение')(undefined)).toBe(
    'Сервер не подтвердил отправку. Неизвестно, отправлено ли возражение, попробуйте ещё раз',
  );
});

it('the texts of the insurance are its name, its risks, and the unit of its price', () => {
  expect(Object.values(insured)).toEqual([
    'Страхование заказов',
    'Повреждение, утрата, невыкуп',
    'За каждый застрахованный заказ',
  ]);
});
