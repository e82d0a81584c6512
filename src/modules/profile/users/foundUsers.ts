import type { ListPage } from '../../../api/answers/lists';
import type { User } from '../../../api/endpoints/user';
import { shownText } from '../../../lib/shownText';
import { USERS_AT_ONCE } from './userSearch';
import type { UsersView } from './usersView';

const russian = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

function sortText(user: User, column: string): string {
  switch (column) {
    case 'email':
      return shownText(user.email);
    case 'mobilePhone':
      return shownText(user.mobilePhone);
    case 'isVerified':
      return user.isVerified === false ? '0' : '1';
    case 'organization.name':
      return shownText(user.organization?.name);
    default:
      return shownText(user.lastname);
  }
}

function inOrder({ id, direction }: UsersView['sort']): (left: User, right: User) => number {
  const sign = direction === 'desc' ? -1 : 1;
  return (left, right) =>
    sign * russian.compare(sortText(left, id), sortText(right, id)) ||
    russian.compare(shownText(left.lastname), shownText(right.lastname)) ||
    russian.compare(shownText(left.firstname), shownText(right.firstname));
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
