import { expect, it } from 'vitest';
import { searchedField } from './searchedField';

const FIELDS = ['number', 'debtor.name', 'debtor.itn'];

it.each([
  ['УПД 1482', 'number'],
  ['1482', 'number'],
  ['7736207543', 'debtor.itn'],
  ['Ритейл', 'debtor.name'],
  ['ООО «Ритейл-Центр»', 'debtor.name'],
  ['  ', null],
])('«%s» is looked for in %s', (text, field) => {
  expect(searchedField(text, FIELDS)).toBe(field);
});

it('a text is looked for in the next best field where the best is not there', () => {
  expect(searchedField('7736207543', ['number'])).toBe('number');
  expect(searchedField('Ритейл', ['number'])).toBe('number');
  expect(searchedField('Ритейл', [{ field: 'bank', looks: 'name' }, 'number'])).toBe('bank');
  expect(searchedField('Ритейл', ['debtor.itn'])).toBeNull();
});
