import { expect, it } from 'vitest';
import { veiledItn } from './founderTable';

it.each([
  ['5003052454', '5003 •••• 2454'],
  ['500305245412', '5003 •••• 5412'],
])('shows the ends of the ИНН %s and nothing between', (itn, shown) => {
  expect(veiledItn(itn)).toBe(shown);
});

it('shows what is no whole ИНН as it was typed, and says where there is none', () => {
  expect(veiledItn('5003')).toBe('5003');
  expect(veiledItn('500305245')).toBe('500305245');
  expect(veiledItn(undefined)).toBe('не указан');
});
