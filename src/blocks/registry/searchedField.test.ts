import { expect, it } from 'vitest';
import { isSumText, listedField, searchedField } from './searchedField';

const FIELDS = ['number', 'debtor.name', 'debtor.itn'];

it.each([
  ['УПД 1482', 'number'],
  ['1482', 'number'],
  ['7736207543', 'debtor.itn'],
  ['Ритейл', 'debtor.name'],
  ['ООО «Ритейл-Центр»', 'debtor.name'],
  ['  ', null],
])('searchedField(%j) returns %s', (text, field) => {
  expect(searchedField(text, FIELDS)).toBe(field);
});

it('a text is searched in the next suitable field if the best one is missing', () => {
  expect(searchedField('7736207543', ['number'])).toBe('number');
  expect(searchedField('Ритейл', ['number'])).toBe('number');
  expect(searchedField('Ритейл', [{ field: 'bank', looks: 'name' }, 'number'])).toBe('bank');
  expect(searchedField('Ритейл', ['debtor.itn'])).toBeNull();
});

it('a list is searched in the field that fits all its values', () => {
  expect(listedField(['7714567895', '7736207543'], FIELDS)).toBe('debtor.itn');
  expect(listedField(['7714567895', '7736207543'], ['number'])).toBe('number');
  expect(listedField(['7714567895', 'УПД-1'], FIELDS)).toBe('number');
  expect(listedField(['1', '2'], ['debtor.name'])).toBeNull();
});

it.each([
  ['1 234,50', true],
  ['128\u00A0450', true],
  ['500,5', true],
  ['500 ₽', true],
  ['1234.50 руб.', true],
  ['124560', false],
  ['УПД 1482', false],
  ['12.11.2026', false],
  ['', false],
])('isSumText(%j) returns %s', (text, isSum) => {
  expect(isSumText(text)).toBe(isSum);
});
