import { paths } from '../../domain/paths';
import { tabPath } from '../../blocks/tabs/pageTabs';

/** Address of a tab of the profile; that of the first one needs no name. */
export function profileTabPath(id?: string): string {
  return tabPath({ path: paths.profile }, id);
}
