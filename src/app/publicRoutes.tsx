import { redirect, type RouteObject } from 'react-router-dom';
import { leaveIfSignedIn, requireSession } from '../session/guards';
import { restoreSession } from '../session/restore';
import { loadPart } from '../shell/lazy/chunkReload';
import { layouts } from '../shell/layouts/layouts';
import { PageFrame } from '../shell/layouts/PageFrame';
import type { LayoutName } from '../shell/modules/defineModule';
import { isPublicRoute, moduleRegistry } from '../shell/modules/registry';
import { paths } from '../domain/paths';
import { guardTargets } from '../shell/navigation/addresses';
import type { RouteHandle } from '../shell/page/pageTitle';
import NotFoundPage from '../shell/pages/NotFoundPage';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import { pageRoute, type Page, type PageLoader } from './pageRoute';
import type { CabinetStore } from './store';

type PublicLayout = Exclude<LayoutName, 'lk'>;

/** The id of the route that everything else stands in. */
export const ROOT_ROUTE = 'root';

/** Public pages are for everybody, apart from those that only strangers need. */
function publicLoader(store: CabinetStore, { route }: Page): PageLoader {
  return async ({ request, params }) => {
    if (route.access?.public === 'strangers') await leaveIfSignedIn(store.dispatch, paths.offers);
    if (route.access?.public === 'restored') await store.dispatch(restoreSession());
    // Public pages are the same for all users.
    route.load?.({ ...store, url: new URL(request.url), params, user: undefined });
    return null;
  };
}

/** Pages of the shell itself, both in the error layout. */
function shellPages({ dispatch }: CabinetStore): RouteObject[] {
  return [
    {
      path: paths.unavailable,
      handle: { name: 'unavailable', title: 'Сервис временно недоступен' } satisfies RouteHandle,
      // Comes with the cabinet: a script of its own might be gone when it is needed.
      lazy: async () => {
        const { UnavailablePage } = await loadPart(
          paths.unavailable,
          () => import('../shell/outage/UnavailablePage'),
        );
        return { Component: UnavailablePage };
      },
    },
    {
      path: '*',
      handle: { name: 'not-found', title: 'Страница не найдена' } satisfies RouteHandle,
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url);
        if (!isPublicRoute(pathname)) await requireSession(dispatch, request, guardTargets);
        return null;
      },
      Component: NotFoundPage,
    },
  ];
}

/** The routes of a first visit: what needs no session, in its layouts, and the way to all the rest. */
export function publicRoutes(store: CabinetStore): RouteObject[] {
  const pages = new Map<PublicLayout, RouteObject[]>([['error', shellPages(store)]]);
  for (const page of moduleRegistry.routes()) {
    const layout = page.route.layout ?? 'default';
    if (layout === 'lk') continue;
    const route = pageRoute(page, publicLoader(store, page));
    pages.set(layout, [...(pages.get(layout) ?? []), route]);
  }
  return [
    {
      id: ROOT_ROUTE,
      Component: PageFrame,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        { path: paths.root, loader: () => redirect(paths.login) },
        ...[...pages].map(([layout, children]) => ({ Component: layouts[layout], children })),
      ],
    },
  ];
}
