import { expect, it } from 'vitest';
import { otherSpellings, spelledRequests } from './otherSpellings';
import { registryOf, registryStateOf, searchRequestOf } from './registryQuery';

it.each([
  ['ghbdtn', ['привет']],
  ['Королёв', ['rjhjk`d', 'Королев']],
  ['124560', ['124560 ₽']],
  ['УПД-2026', ['egl-2026']],
])('otherSpellings of «%s» are %j', (text, spellings) => {
  expect(otherSpellings(text)).toEqual(spellings);
});

it('otherSpellings replaces each of the first letters «е» by «ё», one at a time', () => {
  expect(otherSpellings('Елена')).toEqual(['tktyf', 'Ёлена', 'Елёна']);
});

interface Document {
  id: string;
  number?: string;
  amount?: number;
}

const { defineRegistryQuery, searchFilter } = registryOf<Document>();

/** Returns the conditions of the searches for a text, in the order in which they are tried. */
function triesOf(text: string, sum?: 'amount') {
  const query = defineRegistryQuery({
    id: 'documents',
    operation: 'findDocuments',
    sorts: ['number'],
    sort: { id: 'number', direction: 'asc' },
    filters: { search: searchFilter({ label: 'Номер', fields: ['number'], ...(sum && { sum }) }) },
  });
  const state = registryStateOf(query, new URLSearchParams({ search: text }));
  const view = { ...state, request: searchRequestOf(query, state) };
  return spelledRequests(query, view).map(({ request }) =>
    request.filters?.map(({ operation, value }) => [operation, value]),
  );
}

it('spelledRequests searches for a text that looks like a sum also as a plain text', () => {
  expect(triesOf('15.11', 'amount')).toContainEqual([['LIKE', '15.11']]);
  expect(triesOf('15.11', 'amount')[0]).toEqual([['EQ', 1511]]);
});

it('spelledRequests searches for digits as a sum only if the registry has a sum field', () => {
  expect(triesOf('1482')).toEqual([[['LIKE', '1482']]]);
  expect(triesOf('1482', 'amount')).toEqual([[['LIKE', '1482']], [['EQ', 148_200]]]);
});
