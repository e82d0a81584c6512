import { describe, expect, it } from 'vitest';
import { readToday } from '../../shell/today/testing/readToday';
import sources from './today';

const page = (...content: object[]) => ({ content, totalElements: content.length });

const offer = (change: object) => ({
  id: 'offer',
  status: { name: 'REQUESTED' },
  financingLimit: { financingLimit: 1_000_000_000, bank: { fullName: 'АО «Северный кредит»' } },
  ...change,
});
const request = (name: string, change: object = {}) => ({
  request: { id: 'request', status: { name }, ...change },
});

it('of the finance sources of tasks and news, only bills and supplies require the role «Финансирование»', () => {
  expect(sources.map(({ id, roles }) => [id, ...roles])).toEqual([
    ['finance-offers'],
    ['finance-bills', 'FINANCE'],
    ['supplies', 'FINANCE'],
  ]);
});

it.each([
  ['Банк отклонил заявку', offer(request('CANCEL')), 'neutral', '/offer/request/request'],
  [
    'Банк отклонил заявку',
    offer({ ...request('PROCESSING'), status: { name: 'CANCEL' } }),
    'neutral',
    '/offer/request/request',
  ],
  ['Банк одобрил заявку', offer(request('APPROVED')), 'success', '/offer/request/request'],
  [
    'Договор финансирования заключён',
    offer(request('APPROVED', { agreement: { id: 'agreement' } })),
    'success',
    '/offer',
  ],
  ['Новое предложение банка', offer({ status: { name: 'NEW' } }), 'success', '/offer'],
])('the bell reports the decision «%s» for %j', async (title, row, tone, to) => {
  const { news } = await readToday(sources, 'finance-offers', page(row));
  const details = 'АО «Северный кредит», лимит 10\u00A0000\u00A0000\u00A0₽';
  expect(news).toEqual([expect.objectContaining({ title, details, tone, to })]);
});

it.each(['DRAFT', 'SEND_BANK', 'PROCESSING', 'LATER'])(
  'the bell reports nothing while a request is %s',
  async (status) => {
    const { news } = await readToday(sources, 'finance-offers', page(offer(request(status))));
    expect(news).toEqual([undefined]);
  },
);

it('«Что сделать» links to the draft of a request', async () => {
  const draft = request('DRAFT', { createdDateTime: '2026-11-18T10:00:00+03:00' });
  const { tasks } = await readToday(sources, 'finance-offers', page(offer(draft)));
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Продолжить заявку на финансирование',
      short: 'Продолжить заявку',
      details: '10\u00A0000\u00A0000\u00A0₽, АО «Северный кредит»',
      to: '/offer/request/request',
      when: 'черновик от 18 ноября',
    }),
  ]);
});

const supply = (id: string, paymentDate: string) => ({
  id,
  number: `ПС-${id}`,
  paymentDate,
  debtor: { id: 'buyer', name: 'ООО «Покупатель»' },
  debtSum: 150_000,
});

it('«Что сделать» shows the number of late supplies and the longest delay, the bell each supply', async () => {
  const answer = {
    ...page(supply('2', '2026-11-19'), supply('1', '2026-11-15')),
    totals: { debtSum: 300_000 },
  };
  const { tasks, news } = await readToday(sources, 'supplies', answer);
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Просрочены 2\u00A0поставки',
      details: '3\u00A0000,00\u00A0₽',
      due: '2026-11-15',
      when: 'дольше всех 5\u00A0дней',
      menu: { id: 'deliveries', count: 2 },
    }),
  ]);
  expect(news).toEqual([
    expect.objectContaining({
      title: 'Просрочена поставка ПС-2',
      details: 'ООО «Покупатель», 1\u00A0500,00\u00A0₽',
      tone: 'danger',
      to: '/deliveries?overdue=on&row=2',
    }),
    expect.objectContaining({ title: 'Просрочена поставка ПС-1' }),
  ]);
});

it('«Что сделать» omits the delay if not all late supplies are loaded, and is empty if none is late', async () => {
  const answer = { content: [supply('1', '2026-11-15')], totalElements: 21 };
  const { tasks } = await readToday(sources, 'supplies', answer);
  expect(tasks).toEqual([
    expect.objectContaining({ title: 'Просрочена 21\u00A0поставка', when: undefined }),
  ]);
  expect((await readToday(sources, 'supplies', page())).tasks).toEqual([]);
});

describe('the top of the home page', () => {
  const figuresOf = async (id: string, answer: unknown) =>
    (await readToday(sources, id, answer)).figures;
  const agreement = (valid: boolean, availableAmount?: number) =>
    offer(request('APPROVED', { agreement: { id: 'agreement', valid, availableAmount } }));

  it('shows the unused part of the valid limits, or nothing unless it is completely known', async () => {
    const offers = [agreement(true, 300), agreement(true, 50), agreement(false, 7), offer({})];
    const to = '/financing?tab=agreements';
    expect(await figuresOf('finance-offers', page(...offers))).toEqual([
      { id: 'limit', label: 'Доступный лимит', kopeks: 350, to },
    ]);
    expect(await figuresOf('finance-offers', page(agreement(false, 7)))).toEqual([]);
    expect(await figuresOf('finance-offers', page(agreement(true), ...offers))).toEqual([]);
    const cut = { ...page(...offers), totalElements: 5 };
    expect(await figuresOf('finance-offers', cut)).toEqual([]);
  });

  const bill = (dueDate: string, unpaidAmount = 100) => ({ id: dueDate, dueDate, unpaidAmount });

  it('shows the sum of the bills due within seven days from today, if all of them are known', async () => {
    const bills = [bill('2026-11-19'), bill('2026-11-20'), bill('2026-11-26'), bill('2026-11-27')];
    expect(await figuresOf('finance-bills', page(...bills))).toEqual([
      {
        id: 'soon',
        label: 'Счета к оплате за 7 дней',
        kopeks: 200,
        to: '/deliveries?tab=invoices&due=2026-11-20..2026-11-26',
      },
    ]);
    expect(await figuresOf('finance-bills', page())).toMatchObject([{ kopeks: 0 }]);
    const unknown = { id: '1', dueDate: '2026-11-20' };
    expect(await figuresOf('finance-bills', page(unknown))).toEqual([]);
    const cut = { ...page(...bills), totalElements: 51 };
    expect(await figuresOf('finance-bills', cut)).toEqual([]);
  });

  it('shows the late debts as an alarm, 0 without late supplies, and nothing for an unknown sum', async () => {
    const late = { ...page(supply('1', '2026-11-15')), totals: { debtSum: 300_000 } };
    expect(await figuresOf('supplies', late)).toMatchObject([{ kopeks: 300_000, isAlarm: true }]);
    expect(await figuresOf('supplies', page())).toMatchObject([{ kopeks: 0 }]);
    expect(await figuresOf('supplies', page(supply('1', '2026-11-15')))).toEqual([]);
  });
});
