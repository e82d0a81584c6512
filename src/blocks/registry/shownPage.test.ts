import { expect, it } from 'vitest';
import { shownPage } from './shownPage';

const show = (row: object) => ({ id: 'id' in row ? String(row.id) : '' });

it('gives every row a key, also where the server sent none or one twice', () => {
  const page = { content: [{ id: 'a' }, {}, { id: 'a' }, {}], totalElements: 9 };
  expect(shownPage(page, show)).toEqual({
    content: [
      { id: 'a', key: 'a' },
      { id: '', key: '#1' },
      { id: 'a', key: 'a#2' },
      { id: '', key: '#3' },
    ],
    totalElements: 9,
  });
});
