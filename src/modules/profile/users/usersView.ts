import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../shell/modules/pageTabs';

/** The address of the list of users. */
export function usersPath(): string {
  return tabPath({ path: paths.profile }, 'users');
}

/** The address of a user. */
export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
