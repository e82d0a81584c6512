import { describe, expect, it } from 'vitest';
import { textFilters, userSearches } from './userSearch';
import { registryStateOf, searchRequestOf } from '../../../blocks/registry/registryQuery';
import { usersQuery } from './register';

const read = (text: string) =>
  textFilters(text).map((filters) =>
    filters.map(({ field, value }) => `${field}~${String(value)}`),
  );

describe('the text filters of the user search', () => {
  it('are empty without a text', () => {
    expect(read('  ')).toEqual([[]]);
  });

  it.each([
    ['Ильин', [['username~bkmby'], ['lastname~Ильин'], ['firstname~Ильин']]],
    ['bkmby', [['username~bkmby'], ['lastname~ильин'], ['firstname~ильин']]],
    ['sokolova@', [['username~sokolova@']]],
    ['user2', [['username~user2']]],
  ])(
    'find the word %s in login and name by layout, or only in the login if it has @ or a digit',
    (text, expected) => {
      expect(read(text)).toEqual(expected);
    },
  );

  it('find several words in the name, with the surname first or last', () => {
    expect(read(' Анна  Соколова ')).toContainEqual(['lastname~Соколова', 'firstname~Анна']);
    expect(read('Соколова Анна')).toContainEqual(['lastname~Соколова', 'firstname~Анна']);
    expect(read('Анна Викторовна Соколова')).toContainEqual([
      'lastname~Соколова',
      'firstname~Анна',
      'middlename~Викторовна',
    ]);
  });

  it('form at most four groups, because each group is a separate search', () => {
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

  it('exclude deleted users, sort by name, and leave the paging to the server', () => {
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

  it('request the first page if their results are merged', () => {
    const searches = searchesOf('page=3', 'Ильин');
    expect(searches.map(({ pageNumber }) => pageNumber)).toEqual([0, 0, 0]);
  });

  it('count a user without a known confirmation as confirmed', () => {
    const [search] = searchesOf('view=active', '');
    expect(search?.filters).toContainEqual({ field: 'isVerified', value: false, operation: 'NE' });
  });
});
