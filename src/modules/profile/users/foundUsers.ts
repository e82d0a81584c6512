import type { ListPage } from '../../../api/contract';
import type { SearchRequest, SearchSort, User } from '../../../api/endpoints/user';
import { sorted } from '../../../lib/copies';

const russian = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

function sortText(user: User, column: string): string {
  switch (column) {
    case 'email':
      return user.email ?? '';
    case 'mobilePhone':
      return user.mobilePhone ?? '';
    case 'isVerified':
      return user.isVerified === false ? '0' : '1';
    case 'organization.name':
      return user.organization?.name ?? '';
    default:
      return user.lastname ?? '';
  }
}

function inOrder({ field = '', direction }: Partial<SearchSort> = {}) {
  const sign = direction === 'DESC' ? -1 : 1;
  return (left: User, right: User) =>
    sign * russian.compare(sortText(left, field), sortText(right, field)) ||
    russian.compare(left.lastname ?? '', right.lastname ?? '') ||
    russian.compare(left.firstname ?? '', right.firstname ?? '');
}

/**
 * Returns the requested page, merged from the results of several searches, without duplicates and in the requested
 * sort order.
 */
export function foundUsers(
  answers: readonly ListPage<User>[],
  { sorts = [], pageNumber = 0, pageSize = 0 }: SearchRequest,
): ListPage<User> {
  const [only, ...more] = answers;
  if (only && more.length === 0) return only;
  const byId = new Map(answers.flatMap(({ content }) => content).map((user) => [user.id, user]));
  const start = pageNumber * pageSize;
  return {
    content: sorted(byId.values(), inOrder(sorts[0])).slice(start, start + pageSize),
    totalElements: byId.size,
  };
}
