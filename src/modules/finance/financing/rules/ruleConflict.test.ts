import { expect, it } from 'vitest';
import { ruleFailure, ruleWords } from './ruleConflict';

it.each([
  ['minAmount', 123_450, '1\u00A0234,50\u00A0₽'],
  ['active', false, 'выключено'],
  ['endDate', '2026-12-01', '01.12.2026'],
  ['buyers', [{ code: '1', name: 'АО «Технопром»' }], 'АО «Технопром»'],
  ['buyers', [{ code: '1', name: '' }], 'другие покупатели'],
  ['agreementId', 'fa9e', 'другой договор'],
  ['name', 'Осень', undefined],
])('the rule form shows a colleague’s change of %s to %j', (field, value, words) => {
  expect(ruleWords(field, value)).toBe(words);
});

it('the rule form shows under its buyers field that the server refuses a buyer', () => {
  const failure = ruleFailure({
    status: 400,
    code: null,
    message: 'Проверьте заполнение правила',
    fieldErrors: [
      { field: 'debtorIds.1', message: 'Покупатель не найден' },
      { field: 'name', message: 'Занято' },
    ],
  });
  expect(failure.fieldErrors.map(({ field }) => field)).toEqual(['buyers', 'name']);
});
