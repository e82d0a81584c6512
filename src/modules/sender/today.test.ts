import { expect, it } from 'vitest';
import { readToday } from '../../shell/today/testing/readToday';
import sources from './today';

const claim = (name: string, change: object = {}) => ({
  id: 'claim',
  number: 'ЗВ-7',
  orderId: 'order',
  status: { name },
  claimedAmount: 500_000,
  ...change,
});
const read = async (row: object, today?: '2026-11-20') =>
  readToday(sources, 'claims', { content: [row], totalElements: 1 }, today);

it.each([
  ['DOCUMENTS_REQUESTED', 'Просят документы: ЗВ-7', 'warning'],
  ['APPROVED', 'Одобрено заявление ЗВ-7', 'done'],
  ['PARTIALLY_APPROVED', 'Одобрено частично: ЗВ-7', 'done'],
  ['REJECTED', 'Отказано по заявлению ЗВ-7', 'neutral'],
  ['PAID', 'Выплачено по заявлению ЗВ-7', 'done'],
])('the bell reports a claim that is %s: «%s»', async (status, title, tone) => {
  const { news } = await read(claim(status));
  expect(news).toEqual([expect.objectContaining({ title, tone, details: '5\u00A0000,00\u00A0₽' })]);
});

it.each(['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'WITHDRAWN', 'LATER'])(
  'the bell ignores a claim that is %s',
  async (status) => expect((await read(claim(status))).news).toEqual([undefined]),
);

it('the bell shows the paid sum, or else the approved sum, or else the claimed sum', async () => {
  const approved = claim('APPROVED', { approvedAmount: 400_000 });
  const paid = claim('PAID', { approvedAmount: 400_000, paidAmount: 300_000 });
  expect((await read(approved)).news).toEqual([
    expect.objectContaining({ details: '4\u00A0000,00\u00A0₽' }),
  ]);
  expect((await read(paid)).news).toEqual([
    expect.objectContaining({ details: '3\u00A0000,00\u00A0₽' }),
  ]);
});

it('«Что сделать» lists documents that the insurer requests', async () => {
  const { tasks } = await read(claim('DOCUMENTS_REQUESTED'));
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Добавить документы к заявлению ЗВ-7',
      short: 'Документы к ЗВ-7',
      details: 'их запросила страховая компания',
    }),
  ]);
});

it('«Что сделать» lists the monthly draft, due when the next draft is created', async () => {
  const draft = claim('DRAFT', { isGroupClaim: true, period: { startDate: '2026-10-01' } });
  const { tasks, news } = await read(draft);
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Проверить черновик заявления за октябрь',
      short: 'Черновик за октябрь',
      details: '0\u00A0заказов на 5\u00A0000,00\u00A0₽',
      due: '2026-12-10',
    }),
  ]);
  expect(news).toEqual([expect.objectContaining({ title: 'Готов черновик заявления ЗВ-7' })]);
  expect((await read(claim('DRAFT'))).tasks).toEqual([]);
});

it('all sender sources of tasks and news (claims, bills, the account) require the role SENDER', () => {
  expect(sources.map(({ id, roles }) => [id, ...roles])).toEqual([
    ['claims', 'SENDER'],
    ['sender-bills', 'SENDER'],
    ['account-COURIER', 'SENDER'],
  ]);
});

const CLAIM_ROW = '/sender/order-register?tab=claims&search=%D0%97%D0%92-7&row=claim';

it.each([
  ['DOCUMENTS_REQUESTED', {}, '/sender/create-claim/order'],
  ['DOCUMENTS_REQUESTED', { orderId: null }, CLAIM_ROW],
  ['APPROVED', {}, CLAIM_ROW],
  ['DRAFT', { isGroupClaim: true }, '/sender/create-claim/claim'],
  ['PAID', { isGroupClaim: true }, CLAIM_ROW],
])(
  'the bell opens the form or the panel of a claim, depending on status and order: %s %j',
  async (...row) => {
    const [status, change, to] = row;
    expect((await read(claim(status, change))).news).toEqual([expect.objectContaining({ to })]);
  },
);

it('the monthly draft shows the number of orders that it claims', async () => {
  const orders = [
    { orderId: '1', exclusionReason: null },
    { orderId: '2', exclusionReason: 'NOT_INSURED' },
  ];
  const draft = claim('DRAFT', { isGroupClaim: true, orders, claimedAmount: undefined });
  expect((await read(draft)).tasks).toEqual([
    expect.objectContaining({
      title: 'Проверить черновик заявления',
      short: 'Черновик',
      details: '1\u00A0заказ',
      to: '/sender/create-claim/claim',
      menu: { id: 'insurance-management', count: 1 },
    }),
  ]);
});

it('«Что сделать» links to the bill of a sender', async () => {
  const bill = {
    id: 'bill',
    number: 'СЧ-1',
    amount: 100_000,
    dueDate: '2026-11-19',
    status: { name: 'OVERDUE' },
    recipient: { name: 'АО «Опора»' },
  };
  const { tasks } = await readToday(sources, 'sender-bills', { content: [bill], totalElements: 1 });
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Оплатить счёт СЧ-1',
      details: '1\u00A0000,00\u00A0₽, АО «Опора»',
      to: '/sender/invoices-payment?search=%D0%A1%D0%A7-1&row=bill',
      menu: { id: 'invoices-payment', count: 1 },
    }),
  ]);
});
