import { redirect } from 'react-router-dom';
import { selectCurrentUser } from '../session/currentUser';
import { requireSession, wantedAddress } from '../session/guards';
import {
  CREATE_PASSWORD_PATH,
  guardTargets,
  HOME_PATH,
  withRedirect,
} from '../shell/navigation/addresses';
import { canEnterModule } from '../shell/modules/availability';
import { CORE_MODULE } from '../shell/modules/builtInModules';
import type { ModuleDefinition, ModuleRoute } from '../shell/modules/defineModule';
import { ensureModules } from '../shell/modules/loadModules';
import { selectModuleNames } from '../shell/modules/moduleSlice';
import type { CabinetStore } from './store';

/** A route together with the module that brought it along. */
export interface Page {
  module: ModuleDefinition;
  route: ModuleRoute;
}

/** Lets a signed-in user through and throws the way to elsewhere for others. */
export async function demandSession({ dispatch }: CabinetStore, request: Request): Promise<null> {
  await requireSession(dispatch, request, guardTargets);
  return null;
}

/**
 * Guards of one page behind the sign-in, in the order of the specification: session first, then
 * module and role. Whoever has to choose a new password gets no further than that.
 */
export async function enterPage(
  store: CabinetStore,
  { module, route }: Page,
  request: Request,
): Promise<null> {
  const { dispatch, getState } = store;
  await demandSession(store, request);
  if (selectCurrentUser(getState())?.isNeedChangePassword === true) {
    throw redirect(withRedirect(CREATE_PASSWORD_PATH, wantedAddress(request)));
  }
  const modulesKnown = dispatch(ensureModules());
  // The core is there in any case; its pages need not wait for the list.
  if ((module.availableAs ?? module.id) !== CORE_MODULE) await modulesKnown;
  const state = getState();
  const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
  if (canEnterModule(module, visitor, route)) return null;
  throw redirect(route.access?.refusedTo ?? HOME_PATH);
}
