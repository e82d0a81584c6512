import { describe, expect, it } from 'vitest';
import { textFilters, userSearches } from './userSearch';
import { registryStateOf, searchRequestOf } from '../../../blocks/registry/registryQuery';
import { usersQuery } from './register';

const read = (text: string) =>
  textFilters(text).map((filters) =>
    filters.map(({ field, value }) => `${field}~${String(value)}`),
  );

describe('the target of a text search', () => {
  it('is all users without a text', () => {
    expect(read('  ')).toEqual([[]]);
  });

  it.each([
    ['Ильин', [['username~bkmby'], ['lastname~Ильин'], ['firstname~Ильин']]],
    ['bkmby', [['username~bkmby'], ['lastname~ильин'], ['firstname~ильин']]],
    ['sokolova@', [['username~sokolova@']]],
    ['user2', [['username~user2']]],
  ])('is a login or a name for the one word %s, in both layouts', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('is a name in either order for several words', () => {
    expect(read(' Анна  Соколова ')).toContainEqual(['lastname~Соколова', 'firstname~Анна']);
    expect(read('Соколова Анна')).toContainEqual(['lastname~Соколова', 'firstname~Анна']);
    expect(read('Анна Викторовна Соколова')).toContainEqual([
      'lastname~Соколова',
      'firstname~Анна',
      'middlename~Викторовна',
    ]);
  });

  it('never needs more searches than the list can send', () => {
    for (const text of ['а', 'a', 'а б', 'a b c d', 'Anna Соколова', '+', ';']) {
      expect(textFilters(text).length).toBeLessThanOrEqual(4);
    }
  });
});

describe('the searches of the list', () => {
  const searchesOf = (address: string, text: string) =>
    userSearches(
      searchRequestOf(usersQuery, registryStateOf(usersQuery, new URLSearchParams(address))),
      text,
    );

  it('exclude deleted users, sort by name and let the server page', () => {
    expect(searchesOf('page=3', '')).toEqual([
      {
        pageNumber: 2,
        pageSize: 20,
        filters: [{ field: 'isDeleted', value: false, operation: 'EQ' }],
        sorts: [
          { field: 'lastname', direction: 'ASC' },
          { field: 'firstname', direction: 'ASC' },
        ],
      },
    ]);
  });

  it('each start with the first row if several answers make one page', () => {
    const searches = searchesOf('page=3', 'Ильин');
    expect(searches.map(({ pageNumber }) => pageNumber)).toEqual([0, 0, 0]);
  });

  it('count a user without data as confirmed', () => {
    const [search] = searchesOf('view=active', '');
    expect(search?.filters).toContainEqual({ field: 'isVerified', value: false, operation: 'NE' });
  });
});
