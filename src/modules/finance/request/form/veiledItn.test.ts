import { expect, it } from 'vitest';
import { veiledItn } from './founderTable';

it.each([
  ['5003052454', '5003 •••• 2454'],
  ['500305245412', '5003 •••• 5412'],
])('the list of founders shows only the first and last digits of the ИНН %s', (itn, shown) => {
  expect(veiledItn(itn)).toBe(shown);
});

it('the list of founders shows an incomplete ИНН completely, and «не указан» for a missing ИНН', () => {
  expect(veiledItn('5003')).toBe('5003');
  expect(veiledItn('500305245')).toBe('500305245');
  expect(veiledItn(undefined)).toBe('не указан');
});
