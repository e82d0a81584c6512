import type { ListPage } from '../../../api/answers/lists';
import type { User } from '../../../api/endpoints/user';
import { USERS_AT_ONCE } from './userSearch';
import type { UsersView } from './usersView';

const russian = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

function sortText(user: User, column: string): string {
  switch (column) {
    case 'email':
      return user.email ?? '';
    case 'isVerified':
      return user.isVerified === false ? '0' : '1';
    case 'organization.name':
      return user.organization?.name ?? '';
    default:
      return user.lastname;
  }
}

function inOrder({ id, direction }: UsersView['sort']): (left: User, right: User) => number {
  const sign = direction === 'desc' ? -1 : 1;
  return (left, right) =>
    sign * russian.compare(sortText(left, id), sortText(right, id)) ||
    russian.compare(left.lastname, right.lastname) ||
    russian.compare(left.firstname, right.firstname);
}

/** The page of a view out of the answers to its searches: each user once, in the view's order. */
export function foundUsers(
  answers: readonly ListPage<User>[],
  { sort, page }: UsersView,
): ListPage<User> {
  const [only, ...more] = answers;
  if (only && more.length === 0) return only;
  const byId = new Map(answers.flatMap(({ content }) => content).map((user) => [user.id, user]));
  const start = page * USERS_AT_ONCE;
  return {
    content: [...byId.values()].toSorted(inOrder(sort)).slice(start, start + USERS_AT_ONCE),
    totalElements: byId.size,
  };
}
