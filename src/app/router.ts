import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { loadPart } from '../shell/lazy/chunkReload';
import { isPublicRoute } from '../shell/modules/registry';
import { fullPath } from '../shell/navigation/addresses';
import { listenToStepsBack } from '../ui/overlay/stepsBack';
import { cabinetRoutes, publicRoutes, ROOT_ROUTE, routerContext, type Wanted } from './routes';
import type { CabinetStore } from './store';

/** Loads the code behind the sign-in and makes its modules known. Rejects when it is missing. */
export async function loadCabinet(store: CabinetStore) {
  const cabinet = await import('./cabinet');
  cabinet.registerCabinet(store);
  return cabinet;
}

/**
 * Adds the cabinet's routes when the first of them is opened. Without a session nothing is loaded: the
 * sign-in page does not pay for the cabinet.
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
    // A navigation that was given up meanwhile adds nothing; the next one starts again.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    patch(ROOT_ROUTE, cabinetRoutes(cabinet, wanted));
  };
}

/** The router over the browser's history: public pages at once, the cabinet's with the cabinet. */
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
