import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { leaveIfSignedIn } from '../session/leaveIfSignedIn';
import { isPublicRoute } from '../session/publicRoutes';
import { restoreSession } from '../session/restore';
import {
  CREATE_PASSWORD_PATH,
  HOME_PATH,
  LOGIN_PATH,
  UNAVAILABLE_PATH,
} from '../shell/navigation/addresses';
import { layouts } from '../shell/layouts/layouts';
import type { LayoutName } from '../shell/modules/defineModule';
import { moduleRegistry } from '../shell/modules/registry';
import { loadPart } from '../shell/lazy/chunkReload';
import NotFoundPage from '../shell/pages/NotFoundPage';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import type { RouteHandle } from '../shell/page/pageTitle';
import { CabinetGate } from './CabinetGate';
import type { Page } from './cabinetGuard';
import type { CabinetStore } from './store';

/** A logged-in user opening one of these is sent to /offer (specification, section 2). */
const ONLY_FOR_ANONYMOUS = [LOGIN_PATH, '/recovery', '/register'];
type Loader = (args: { request: Request }) => Promise<null>;

/** The guards and the layout of pages behind the sign-in: /login does without them. */
const importCabinet = () => import('./cabinet');
const cabinet = () => loadPart('cabinet', importCabinet);

/** Public pages are for everybody, apart from those that only strangers need. */
function publicGuard({ dispatch }: CabinetStore, { route }: Page): Loader {
  return async () => {
    if (ONLY_FOR_ANONYMOUS.includes(route.path)) await leaveIfSignedIn(dispatch, HOME_PATH);
    // Its page is for strangers and for a signed-in user, and has to tell them apart.
    if (route.path === CREATE_PASSWORD_PATH) await dispatch(restoreSession());
    return null;
  };
}

function guardOf(store: CabinetStore, page: Page): Loader {
  if (page.route.access?.public) return publicGuard(store, page);
  return async ({ request }) => (await cabinet()).enterPage(store, page, request);
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

async function loadLayout(name: LayoutName): Promise<ComponentType> {
  if (name === 'lk') return (await cabinet()).CabinetLayout;
  return (await loadPart(`layout ${name}`, layouts[name])).default;
}

function layoutRoute(name: LayoutName, children: RouteObject[]): RouteObject {
  const frame: RouteObject = {
    lazy: async () => ({ Component: await loadLayout(name) }),
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
        Component: (await loadPart('unavailable', () => import('../shell/outage/UnavailablePage')))
          .default,
      }),
    },
    {
      path: '*',
      handle: { name: 'not-found', title: 'Страница не найдена' } satisfies RouteHandle,
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url);
        return isPublicRoute(pathname) ? null : (await cabinet()).demandSession(store, request);
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

/**
 * Fetches what the way from the sign-in page leads to, so that it is there when the password is
 * typed. What fails now is asked for again when it is needed.
 */
export function prefetchHome(): void {
  const home = moduleRegistry.routes().find(({ route }) => route.path === HOME_PATH);
  void Promise.allSettled([importCabinet(), Promise.resolve(home?.route.lazy())]);
}

/** The router over the browser's history. */
export function createRouter(store: CabinetStore) {
  return createBrowserRouter(buildRoutes(store));
}

export type CabinetRouter = ReturnType<typeof createRouter>;
