import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../shell/modules/pageTabs';

export function usersPath(): string {
  return tabPath({ path: paths.profile }, 'users');
}

export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
