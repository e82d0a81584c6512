import type { ListPage } from '../../../api/contract';
import type { SearchRequest, User } from '../../../api/endpoints/user';
import type { RegistrySort } from '../../../ui/registry/registryColumn';

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

function inOrder({ id, direction }: RegistrySort): (left: User, right: User) => number {
  const sign = direction === 'desc' ? -1 : 1;
  return (left, right) =>
    sign * russian.compare(sortText(left, id), sortText(right, id)) ||
    russian.compare(left.lastname ?? '', right.lastname ?? '') ||
    russian.compare(left.firstname ?? '', right.firstname ?? '');
}

/** The page of users that is looked at. */
export interface UsersPage {
  readonly request: SearchRequest;
  readonly sort: RegistrySort;
  /** From 0. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

/** The page of a view out of the answers to its searches: each user once, in the view's order. */
export function foundUsers(
  answers: readonly ListPage<User>[],
  { sort, page, size }: Omit<UsersPage, 'request'>,
): ListPage<User> {
  const [only, ...more] = answers;
  if (only && more.length === 0) return only;
  const byId = new Map(answers.flatMap(({ content }) => content).map((user) => [user.id, user]));
  const start = page * size;
  return {
    content: [...byId.values()].toSorted(inOrder(sort)).slice(start, start + size),
    totalElements: byId.size,
  };
}
