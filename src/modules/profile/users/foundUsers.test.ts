import { describe, expect, it } from 'vitest';
import type { User } from '../../../api/endpoints/user';
import { anna } from '../../../../test/render/seeds';
import { foundUsers } from './foundUsers';

const FIRST_PAGE = {
  sorts: [{ field: 'lastname', direction: 'ASC' as const }],
  pageNumber: 0,
  pageSize: 20,
};

const person = (id: string, lastname: string, more: Partial<User> = {}): User => ({
  ...anna,
  id,
  lastname,
  ...more,
});
const page = (...content: User[]) => ({ content, totalElements: content.length });

describe('found users', () => {
  it('are the server’s page after a single search', () => {
    const only = { content: [person('1', 'Яковлев'), person('2', 'Авдеев')], totalElements: 42 };
    expect(foundUsers([only], FIRST_PAGE)).toBe(only);
  });

  it('are listed without duplicates, in the sort order of the view, with ё next to е', () => {
    const answers = [
      page(person('1', 'Яковлев'), person('2', 'Елкин')),
      page(person('2', 'Елкин'), person('3', 'Ёлкина'), person('4', 'Жуков')),
    ];
    const names = (direction: 'ASC' | 'DESC') =>
      foundUsers(answers, {
        ...FIRST_PAGE,
        sorts: [{ field: 'lastname', direction }],
      }).content.map(({ lastname }) => lastname);
    expect(names('ASC')).toEqual(['Елкин', 'Ёлкина', 'Жуков', 'Яковлев']);
    expect(names('DESC')).toEqual(['Яковлев', 'Жуков', 'Ёлкина', 'Елкин']);
  });

  it('are sorted by confirmation, with unconfirmed users first', () => {
    const answers = [
      page(person('1', 'Авдеев')),
      page(person('2', 'Яковлев', { isVerified: false })),
    ];
    const { content } = foundUsers(answers, {
      ...FIRST_PAGE,
      sorts: [{ field: 'isVerified', direction: 'ASC' }],
    });
    expect(content.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('have pages of twenty users', () => {
    const many = Array.from({ length: 25 }, (_, index) => person(`${index}`, `Я${index}`));
    const second = foundUsers([page(...many), page()], { ...FIRST_PAGE, pageNumber: 1 });
    expect(second.content).toHaveLength(5);
    expect(second.totalElements).toBe(25);
  });
});
