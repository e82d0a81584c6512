import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../shell/modules/pageTabs';

/** Who administers users: those of the own organization, and the cabinet owner those of all. */
export const USER_ADMINISTRATORS = ['USER_ADMIN', 'GODMOD'];

/** Id of the tab in the address of the profile. */
export const USERS_TAB = 'users';

/** The address of the list of users. */
export function usersPath(): string {
  return tabPath({ path: paths.profile }, USERS_TAB);
}

/** The address of a user. */
export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
