import type { CabinetStore } from '../../src/app/store';
import { selectCurrentUser } from '../../src/session/currentUser';
import type { LoadContext, ModuleRoute } from '../../src/shell/modules/defineModule';
import { beginCalls } from '../../src/shell/modules/firstCalls';

/** Makes the first calls of a page and of its open tab, as the router does when it opens the page. */
export function beginPage(
  routes: readonly ModuleRoute[] = [],
  path: string,
  { dispatch, getState }: Pick<CabinetStore, 'dispatch' | 'getState'>,
  address: string = path,
  params: LoadContext['params'] = {},
): Promise<void> {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no page at ${path}`);
  const url = new URL(address, 'https://cabinet.example');
  return beginCalls(route, {
    dispatch,
    getState,
    url,
    params,
    user: selectCurrentUser(getState()),
  });
}
