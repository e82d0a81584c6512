import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { selectCurrentUser } from '../session/currentUser';
import { leaveIfSignedIn, requireSession, wantedAddress } from '../session/guards';
import { isPublicRoute } from '../session/publicRoutes';
import { restoreSession } from '../session/restore';
import {
  CREATE_PASSWORD_PATH,
  guardTargets,
  HOME_PATH,
  LOGIN_PATH,
  UNAVAILABLE_PATH,
  withRedirect,
} from '../shell/addresses';
import { layouts } from '../shell/layouts/layouts';
import { CORE_MODULE, canEnterModule } from '../shell/modules/availability';
import type { LayoutName, ModuleDefinition, ModuleRoute } from '../shell/modules/defineModule';
import { ensureModules } from '../shell/modules/loadModules';
import { selectModuleNames } from '../shell/modules/moduleSlice';
import { moduleRegistry } from '../shell/modules/registry';
import { loadPart } from '../shell/pages/chunkReload';
import NotFoundPage from '../shell/pages/NotFoundPage';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import type { RouteHandle } from '../shell/pageTitle';
import { CabinetGate } from './CabinetGate';
import type { CabinetStore } from './store';

/** A logged-in user opening one of these is sent to /offer (specification, section 2). */
const ONLY_FOR_ANONYMOUS = [LOGIN_PATH, '/recovery', '/register'];
interface Page {
  module: ModuleDefinition;
  route: ModuleRoute;
}

type Loader = (args: { request: Request }) => Promise<null>;

/**
 * Guards of one page, in the order of the specification: session first, then module and role. Whoever
 * has to choose a new password gets no further than that.
 */
function guardOf(store: CabinetStore, { module, route }: Page): Loader {
  const { dispatch, getState } = store;
  if (route.access?.public) {
    return async () => {
      if (ONLY_FOR_ANONYMOUS.includes(route.path)) await leaveIfSignedIn(dispatch, HOME_PATH);
      // Its page is for strangers and for a signed-in user, and has to tell them apart.
      if (route.path === CREATE_PASSWORD_PATH) await dispatch(restoreSession());
      return null;
    };
  }
  return async ({ request }) => {
    await requireSession(dispatch, request, guardTargets);
    if (selectCurrentUser(getState())?.isNeedChangePassword === true) {
      throw redirect(withRedirect(CREATE_PASSWORD_PATH, wantedAddress(request)));
    }
    const modulesKnown = dispatch(ensureModules());
    // The core is there in any case; its pages need not wait for the list.
    if ((module.availableAs ?? module.id) !== CORE_MODULE) await modulesKnown;
    const state = getState();
    const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
    if (!canEnterModule(module, visitor, route)) {
      throw redirect(route.access?.refusedTo ?? HOME_PATH);
    }
    return null;
  };
}

function pageRoute(store: CabinetStore, page: Page): RouteObject {
  const { path, title, name, lazy } = page.route;
  const handle: RouteHandle = {
    ...(title === undefined ? {} : { title }),
    ...(name === undefined ? {} : { name }),
  };
  return {
    path,
    handle,
    loader: guardOf(store, page),
    lazy: async () => ({ Component: (await loadPart(path, lazy)).default }),
    ErrorBoundary: RouteErrorBoundary,
  };
}

function layoutRoute(name: LayoutName, children: RouteObject[]): RouteObject {
  const frame: RouteObject = {
    lazy: async () => ({ Component: (await loadPart(`layout ${name}`, layouts[name])).default }),
    ErrorBoundary: RouteErrorBoundary,
    children,
  };
  return name === 'lk' ? { Component: CabinetGate, children: [frame] } : frame;
}

/** Pages of the shell itself, both in the error layout. */
function shellPages(store: CabinetStore): RouteObject[] {
  return [
    {
      path: UNAVAILABLE_PATH,
      handle: { name: 'unavailable', title: 'Сервис временно недоступен' } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await loadPart('unavailable', () => import('../shell/pages/UnavailablePage')))
          .default,
      }),
    },
    {
      path: '*',
      handle: { name: 'not-found', title: 'Страница не найдена' } satisfies RouteHandle,
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url);
        if (!isPublicRoute(pathname)) await requireSession(store.dispatch, request, guardTargets);
        return null;
      },
      Component: NotFoundPage,
    },
  ];
}

/** Every route of the cabinet: what the modules brought along, in their layouts, behind their guards. */
export function buildRoutes(store: CabinetStore): RouteObject[] {
  const pages = new Map<LayoutName, RouteObject[]>();
  for (const page of moduleRegistry.routes()) {
    const layout = page.route.layout ?? 'default';
    pages.set(layout, [...(pages.get(layout) ?? []), pageRoute(store, page)]);
  }
  pages.set('error', [...(pages.get('error') ?? []), ...shellPages(store)]);
  return [
    {
      ErrorBoundary: RouteErrorBoundary,
      children: [
        { path: '/', loader: () => redirect(LOGIN_PATH) },
        ...[...pages].map(([layout, children]) => layoutRoute(layout, children)),
      ],
    },
  ];
}

/** The router over the browser's history. */
export function createRouter(store: CabinetStore) {
  return createBrowserRouter(buildRoutes(store));
}

export type CabinetRouter = ReturnType<typeof createRouter>;
