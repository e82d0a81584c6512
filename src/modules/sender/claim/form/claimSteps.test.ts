import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerShapes } from '../../../../../test/backend/generated/answerShapes';
import { readAnswer } from '../../../../api/answers/readAnswer';
import type { Order } from '../../../../api/endpoints/sender';
import { stepOfPath, stepState } from '../../../../blocks/steps/formSteps';
import { claimSteps, groupErrors, isSendable, missingKinds } from './claimSteps';
import type { ClaimContext, ClaimValues } from './claimTable';
import { chosenSum } from './orderItems';

const order = readAnswer('getOrder', answerShapes.getOrder, {
  id: 'order',
  // It is already 2 November in Moscow.
  createdDateTime: '2026-11-01T22:30:00Z',
  insuredSum: 250_000,
  items: [
    { id: 'a', name: 'Кофемашина', quantity: 1, price: 189_950 },
    { id: 'b', name: 'Капсулы', quantity: 2, price: 30_005 },
  ],
}) as Order;
const context: ClaimContext = { order };
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const complete: ClaimValues = {
  type: 'DAMAGE',
  eventDate: '2026-11-06',
  description: 'Коробка вскрыта, корпус треснул',
  items: [{ id: 'a', quantity: '1' }, { id: 'b' }],
  claimedAmount: 189_950,
  paymentDetailsId: 'account',
  documents: [{ id: 'f', kind: 'PHOTO', name: 'a.jpg' }],
};

const wrong = (group: 'event' | 'damage', change: Partial<ClaimValues>) =>
  [...groupErrors(group, { ...complete, ...change }, context)].map((entry) => entry.join(': '));

describe('the rules of a claim', () => {
  it('accept a complete claim', () => {
    const errors = claimSteps.flatMap(({ filling }) =>
      filling ? [...filling.errors(complete, context)] : [],
    );
    expect(errors).toEqual([]);
  });

  it.each<[Partial<ClaimValues>, string]>([
    [{ type: undefined }, 'type: Поле обязательно для заполнения'],
    [
      { type: 'RETURN' },
      'type: По возвратам и невыкупам заявление подаётся раз в месяц по всем заказам',
    ],
    [{ eventDate: '2026-11-01' }, 'eventDate: Дата не может быть раньше 02.11.2026'],
    [{ eventDate: '2026-11-21' }, 'eventDate: Дата не может быть позже 20.11.2026'],
    [{ eventDate: '31.02.2026' }, 'eventDate: Введите существующую дату в формате ДД.ММ.ГГГГ'],
    [
      { description: ` ${'я'.repeat(19)} ` },
      'description: Опишите событие: от 20 до 2000 символов',
    ],
    [{ description: 'я'.repeat(2001) }, 'description: Опишите событие: от 20 до 2000 символов'],
  ])('refuse %j', (change, message) => {
    expect(wrong('event', change)).toEqual([message]);
  });

  it('accept the day of the order, today, and texts of minimum and maximum length', () => {
    expect(wrong('event', { eventDate: '2026-11-02', description: 'я'.repeat(20) })).toEqual([]);
    expect(wrong('event', { eventDate: '2026-11-20', description: 'я'.repeat(2000) })).toEqual([]);
  });

  it('accept today also in a form that was opened yesterday', () => {
    vi.setSystemTime('2026-11-21T00:30:00+03:00');
    expect(wrong('event', { eventDate: '2026-11-21' })).toEqual([]);
  });

  it.each<[Partial<ClaimValues>, RegExp]>([
    [{ claimedAmount: undefined }, /^claimedAmount: Поле обязательно/],
    [{ claimedAmount: 0 }, /^claimedAmount: Сумма не может быть меньше 0,01/],
    [{ claimedAmount: 250_001 }, /^claimedAmount: Сумма не может быть больше 2 500,00/],
    [{ claimedAmount: '12,345' }, /^claimedAmount: Введите сумму в рублях/],
    [{ items: [{ id: 'a', quantity: '2' }] }, /^items\.0\.quantity: В заказе 1/],
    [{ items: [{ id: 'a', quantity: '-1' }] }, /^items\.0\.quantity: Введите целое число/],
  ])('refuse the damage %j', (change, message) => {
    expect(wrong('damage', change).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('add up the selected items in whole kopeks, each up to its quantity in the order', () => {
    expect(chosenSum(complete.items, order)).toBe(189_950);
    const items = [
      { id: 'a', quantity: '7' },
      { id: 'b', quantity: '2' },
    ];
    expect(chosenSum(items, order)).toBe(249_960);
  });

  it('allow an incomplete draft, but not an invalid one', () => {
    const { type: _type, ...untyped } = complete;
    const begun: ClaimValues = { type: 'LOSS', items: [], documents: [] };
    expect(isSendable(begun, context)).toBe(true);
    expect(isSendable({ ...begun, description: 'Коротко' }, context)).toBe(true);
    // The server counts leading and trailing spaces in the maximum length, and accepts a short description.
    expect(isSendable({ ...begun, description: 'я'.repeat(1999).padEnd(2001) }, context)).toBe(
      false,
    );
    expect(isSendable({ ...begun, description: 'я'.repeat(2000) }, context)).toBe(true);
    expect(isSendable({ ...begun, description: 'я'.padEnd(2000) }, context)).toBe(true);
    expect(isSendable({ ...begun, description: 'я'.padEnd(2001) }, context)).toBe(false);
    expect(isSendable({ ...begun, description: 'я'.repeat(2001) }, context)).toBe(false);
    expect(isSendable(untyped, context)).toBe(false);
    expect(isSendable({ ...begun, type: 'REFUSAL' }, context)).toBe(false);
    expect(isSendable({ ...begun, eventDate: '2026-12-01' }, context)).toBe(false);
    expect(isSendable({ ...begun, claimedAmount: 250_001 }, context)).toBe(false);
    expect(isSendable({ ...begun, items: [{ id: 'a', quantity: '9' }] }, context)).toBe(false);
  });
});

describe('the steps of a claim', () => {
  it('are done if complete, open while input is missing, and wrong after an attempt to send', () => {
    const states = (values: ClaimValues, attempted: boolean) =>
      claimSteps.map((step) => stepState(step, values, context, attempted).state);
    const empty: ClaimValues = { items: [], documents: [] };
    expect(states(complete, false)).toEqual(['done', 'done', 'done', 'done', 'done', 'open']);
    expect(states(empty, false)).toEqual(['done', 'open', 'open', 'open', 'open', 'open']);
    expect(states(empty, true)).toEqual(['done', 'wrong', 'wrong', 'wrong', 'wrong', 'open']);
  });

  it.each([
    ['items.0.quantity', 'damage'],
    ['documents.2.fileId', 'documents'],
    ['paymentDetailsId', 'payout'],
    ['eventDate', 'event'],
    ['constructor', undefined],
  ])('are found by the path of a known field (%s)', (field, step) => {
    expect(stepOfPath(claimSteps, field)).toBe(step);
  });

  it('list the missing documents that the type of the event requires', () => {
    expect(missingKinds(complete)).toEqual(['DAMAGE_REPORT', 'WAYBILL', 'VALUE_PROOF']);
    expect(missingKinds({ ...complete, type: 'RETURN' })).toEqual([]);
  });
});
