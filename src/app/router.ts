import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { loadPart } from '../shell/lazy/chunkReload';
import { isPublicRoute } from '../shell/modules/registry';
import { fullPath } from '../shell/navigation/addresses';
import { listenToStepsBack } from '../ui/overlay/stepsBack';
import { cabinetRoutes, publicRoutes, ROOT_ROUTE, routerContext, type Wanted } from './routes';
import type { CabinetStore } from './store';

/** Loads the code behind the sign-in and adds its modules to the registry. Rejects if a file is missing. */
export async function loadCabinet(store: CabinetStore) {
  const cabinet = await import('./cabinet');
  cabinet.registerCabinet(store);
  return cabinet;
}

/**
 * Returns a function that adds the cabinet's routes when the first of them is opened. Without a session it loads
 * nothing, which keeps the sign-in page small.
 */
function addCabinet(
  store: CabinetStore,
  hasSession: () => Promise<boolean>,
  wanted: Wanted,
): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ path, patch, signal }) => {
    if (isAdded || isPublicRoute(path) || !(await hasSession())) return;
    const cabinet = await loadPart('cabinet', () => loadCabinet(store), { wanted });
    // After an aborted navigation, the next navigation adds the routes.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    patch(ROOT_ROUTE, cabinetRoutes(cabinet, wanted));
  };
}

/** Returns the router: public pages at once, all other pages when the cabinet has loaded. */
export function createRouter(store: CabinetStore, hasSession: () => Promise<boolean>) {
  const wanted: Wanted = () => {
    const { location } = router.state.navigation;
    return location && fullPath(location);
  };
  listenToStepsBack();
  const router = createBrowserRouter(publicRoutes(wanted), {
    getContext: () => routerContext(store),
    patchRoutesOnNavigation: addCabinet(store, hasSession, wanted),
  });
  return router;
}

export type CabinetRouter = ReturnType<typeof createRouter>;
