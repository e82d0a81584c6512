import { describe, expect, it } from 'vitest';
import { isExcludable, isOrderable, shownObject } from './shownObject';

const row = {
  id: 'o1',
  number: 'ТР-1',
  supply: { id: 's1', number: 'УПД-1', documentDate: '2026-11-01' },
  agreement: { id: 'a1', number: 'ФД-1', bank: { fullName: 'Банк', logos: [] } },
  debtor: { id: 'd1', name: 'Покупатель', itn: '7714567895' },
  claimAmount: 100,
  overdueDays: 3,
  recourse: true,
  status: { name: 'AVAILABLE', description: 'Доступно банку' },
};

describe('an object as it is shown', () => {
  it('takes what the server says', () => {
    expect(shownObject(row)).toMatchObject({
      id: 'o1',
      supplyNumber: 'УПД-1',
      bank: 'Банк',
      buyer: 'Покупатель',
      overdueDays: 3,
      status: { tone: 'success', label: 'Доступно банку' },
      statusName: 'AVAILABLE',
    });
  });

  it.each([{}, { supply: null, agreement: 7, debtor: [], status: 'нет', overdueDays: 'много' }])(
    'survives %j',
    (broken) => {
      expect(shownObject(broken)).toMatchObject({ number: '', overdueDays: 0, statusName: '' });
    },
  );
});

it.each([
  ['AVAILABLE', true, true],
  ['CHECKING', false, true],
  ['CONFIRMED', false, true],
  ['ORDERED', false, false],
  ['REPAID', false, false],
  ['EXCLUDED', false, false],
  ['НОВЫЙ', false, false],
])('of %s can be ordered: %s, excluded: %s', (name, orderable, excludable) => {
  const object = shownObject({ ...row, status: { name, description: name } });
  expect([isOrderable(object), isExcludable(object)]).toEqual([orderable, excludable]);
  const nameless = { ...object, id: '' };
  expect([isOrderable(nameless), isExcludable(nameless)]).toEqual([false, false]);
});
