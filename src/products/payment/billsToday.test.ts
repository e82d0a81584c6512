import { afterEach, expect, it, vi } from 'vitest';
import { answered } from '../../../test/render/answered';
import { billsToday } from './billsToday';

const TODAY = '2026-11-20';

afterEach(() => vi.useRealTimers());

const { tasks, changes } = billsToday({
  to: ({ id }) => `/bill/${id}`,
  payeeOf: () => 'АО «Опора»',
  menuId: 'bills',
});
const found = (change: object) => ({
  content: [
    answered('getFinanceInvoice', {
      id: '1',
      number: 'СЧ-1',
      amount: 100_000,
      dueDate: '2026-11-23',
      status: { name: 'UNPAID' },
      ...change,
    }),
  ],
});

it.each([
  ['UNPAID', 'Выставлен счёт СЧ-1', '1\u00A0000,00\u00A0₽, оплатить до 23 ноября', 'warning'],
  ['OVERDUE', 'Просрочен счёт СЧ-1', '1\u00A0000,00\u00A0₽', 'danger'],
])('the bell reports a bill that is %s: «%s»', (name, title, details, tone) => {
  expect(changes(found({ status: { name } }))).toEqual([
    {
      id: '1',
      state: name === 'OVERDUE' ? 'OVERDUE' : 'OPEN',
      news: expect.objectContaining({ title, details, tone, to: '/bill/1' }),
    },
  ]);
});

it.each([
  ['2026-11-23', undefined],
  ['2026-11-20', undefined],
  ['2026-11-19', 'просрочка 1\u00A0день'],
])('«Что сделать» shows a bill that is due on %s (text about the delay: %s)', (dueDate, when) => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00+03:00`), toFake: ['Date'] });
  const [task] = tasks(found({ dueDate, paidAmount: 40_000 }), TODAY);
  expect(task).toMatchObject({
    title: 'Оплатить счёт СЧ-1',
    short: 'Счёт СЧ-1',
    details: '600,00\u00A0₽, АО «Опора»',
    action: 'Оплатить',
    due: dueDate,
    menu: { id: 'bills', count: 1 },
  });
  expect(task?.when).toBe(when);
});

it.each([{ dueDate: '2026-11-24' }, { dueDate: undefined }, { unpaidAmount: 0 }])(
  '«Что сделать» leaves out a bill that is not urgent: %j',
  (change) => expect(tasks(found(change), TODAY)).toEqual([]),
);
