import { redirect, type RouteObject } from 'react-router-dom';
import { selectCurrentUser } from '../session/currentUser';
import { requireSession, wantedAddress } from '../session/guards';
import CabinetLayout from '../shell/layouts/CabinetLayout';
import { canEnterModule, CORE_MODULE } from '../shell/modules/availability';
import { loadModules, selectModuleNames } from '../shell/modules/loadModules';
import { moduleRegistry } from '../shell/modules/registry';
import { paths } from '../domain/paths';
import { guardTargets, withRedirect } from '../shell/navigation/addresses';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import { CabinetErrorBoundary } from './CabinetErrorBoundary';
import { CabinetGate } from './CabinetGate';
import { pageRoute, type Page } from './pageRoute';
import type { CabinetStore } from './store';

/**
 * Guards of one page behind the sign-in, in the order of the specification: session first, then
 * module and role. A user who has to choose a new password gets no further than that.
 */
async function enterPage(store: CabinetStore, { module, route }: Page, request: Request) {
  const { dispatch, getState } = store;
  await requireSession(dispatch, request, guardTargets);
  if (selectCurrentUser(getState())?.isNeedChangePassword === true) {
    throw redirect(withRedirect(paths.createPassword, wantedAddress(request)));
  }
  const modulesKnown = dispatch(loadModules());
  // The core is there in any case; its pages need not wait for the list.
  if ((module.availableAs ?? module.id) !== CORE_MODULE) await modulesKnown;
  const state = getState();
  const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
  if (!canEnterModule(module, visitor, route))
    throw redirect(route.access?.refusedTo ?? paths.offers);
  if (route.leadsTo !== undefined) throw redirect(route.leadsTo);
}

/** The pages behind the sign-in, in the cabinet's layout, each behind its guard. */
export function cabinetRoutes(store: CabinetStore): RouteObject[] {
  const pages = moduleRegistry.routes().filter(({ route }) => route.layout === 'lk');
  return [
    {
      Component: CabinetGate,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        {
          Component: CabinetLayout,
          children: pages.map((page) =>
            pageRoute(
              page,
              async ({ request, params }) => {
                await enterPage(store, page, request);
                // Not awaited: the page's code is on its way at the same time.
                page.route.load?.({ ...store, url: new URL(request.url), params });
                return null;
              },
              CabinetErrorBoundary,
            ),
          ),
        },
      ],
    },
  ];
}
