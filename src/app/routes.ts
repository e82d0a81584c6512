import {
  createContext,
  redirect,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom';
import { isOutage, toApiError } from '../api/errors';
import { paths } from '../domain/paths';
import { selectCurrentUser } from '../session/currentUser';
import { restoreSession } from '../session/restore';
import { SessionRestoreError } from '../session/SessionRestoreError';
import { loadPart } from '../shell/lazy/chunkReload';
import { layouts } from '../shell/layouts/layouts';
import { PageFrame } from '../shell/layouts/PageFrame';
import { CORE_MODULE, holdsRoleFor, isModuleAvailable } from '../shell/modules/availability';
import type { LayoutName, ModuleDefinition, ModuleRoute } from '../shell/modules/defineModule';
import { beginCalls } from '../shell/modules/firstCalls';
import { loadModules, selectModules } from '../shell/modules/loadModules';
import { selectModuleNames } from '../shell/modules/modulesSlice';
import { isPublicRoute, moduleRegistry, PUBLIC_PREFIXES } from '../shell/modules/registry';
import { fullPath, withRedirect } from '../shell/navigation/addresses';
import type { RouteHandle } from '../shell/page/pageTitle';
import { NotFoundPage } from '../shell/pages/MessagePage';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import type * as cabinetPart from './cabinet';
import type { CabinetStore } from './store';

/*
 * All routes of the cabinet: first the guards, in the order in which they run, then the routes. The router loads the
 * files of a page while its guards run.
 */

interface Page {
  module: ModuleDefinition;
  route: ModuleRoute;
}

const storeContext = createContext<CabinetStore>();

/** State of one navigation behind the sign-in. `isAdmitted` is true once the guards of the page have passed. */
const entryContext = createContext<{ isAdmitted: boolean }>();

/** Returns the context of the router, which gives guards and loaders access to the store. */
export function routerContext(store: CabinetStore): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return context;
}

type RouteArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** Returns the full address being opened. Only `request` keeps the query as written, only `url` the fragment. */
function wantedAddress({ request, url: { hash } }: RouteArgs): string {
  const { pathname, search } = new URL(request.url);
  return fullPath({ pathname, search, hash });
}

/**
 * Session guard: redirects a visitor to the sign-in page, and keeps a session that could not be checked. src/session,
 * rules S26 and S27: a page that is not public needs a session, and the user is loaded before anything else.
 */
const requireSession: MiddlewareFunction = async (args) => {
  const session = await args.context.get(storeContext).dispatch(restoreSession());
  if (session.status === 'authenticated') return;
  const wanted = wantedAddress(args);
  if (session.status !== 'failed') throw redirect(withRedirect(paths.login, wanted));
  if (isOutage(session.error)) throw redirect(withRedirect(paths.unavailable, wanted));
  throw new SessionRestoreError(session.error);
};

/** Password guard: redirects a user who must choose a new password. */
const requireOwnPassword: MiddlewareFunction = (args) => {
  const user = selectCurrentUser(args.context.get(storeContext).getState());
  if (user?.isNeedChangePassword !== true) return;
  throw redirect(withRedirect(paths.createPassword, wantedAddress(args)));
};

/** Starts the load of the modules, without waiting for it. The menu of every page needs them. */
const askForModules: MiddlewareFunction = ({ context }) => {
  void context.get(storeContext).dispatch(loadModules());
};

/**
 * Module guard: redirects if the organization does not have the module. Throws if the list of modules failed to load.
 */
const requireModule =
  ({ module, route: { access } }: Page): MiddlewareFunction =>
  async ({ context }) => {
    const { dispatch, getState } = context.get(storeContext);
    // The module `core` is available to every user.
    if ((module.availableAs ?? module.id) !== CORE_MODULE) {
      await dispatch(loadModules());
      const { data: list, error } = selectModules(getState());
      if (error && !list) throw new SessionRestoreError(toApiError(error));
    }
    const state = getState();
    const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
    if (!isModuleAvailable(module, visitor)) throw redirect(access?.refusedTo ?? paths.offers);
  };

/** Role guard: redirects a user who has none of the page's roles. */
const requireRole =
  ({ module, route }: Page): MiddlewareFunction =>
  ({ context }) => {
    const user = selectCurrentUser(context.get(storeContext).getState());
    if (!holdsRoleFor(module, user, route)) throw redirect(route.access?.refusedTo ?? paths.offers);
  };

/** Guard of pages for visitors: redirects a signed-in user to /offer. */
const requireStranger: MiddlewareFunction = async ({ context }) => {
  const session = await context.get(storeContext).dispatch(restoreSession());
  if (session.status === 'authenticated') throw redirect(paths.offers);
};

/** Waits until the session is restored or absent, for public pages that visitors and users may open. */
const awaitSession: MiddlewareFunction = async ({ context }) => {
  await context.get(storeContext).dispatch(restoreSession());
};

/** Guard of unknown addresses: redirects a visitor to the sign-in page, unless the address is public. */
const requireSessionUnlessPublic: MiddlewareFunction = (args, next) =>
  isPublicRoute(new URL(args.request.url).pathname) ? undefined : requireSession(args, next);

/**
 * Returns the target of the pending navigation, which is opened after a reload for a missing script; undefined if there
 * is none.
 */
export type Wanted = () => string | undefined;

/** Returns the route of a page. Its guards run first, then its first calls start; its files load in parallel. */
function pageRoute(
  { route }: Page,
  middleware: MiddlewareFunction[],
  start: (args: RouteArgs) => void,
  wanted: Wanted,
): RouteObject {
  const { path, page, title, name, tabs, leadsTo } = route;
  if (leadsTo !== undefined) return { path, middleware, loader: () => redirect(leadsTo) };
  return {
    path,
    handle: { title, name, tabs } satisfies RouteHandle,
    middleware,
    lazy: {
      loader: () =>
        Promise.resolve((args) => {
          start(args);
          return null;
        }),
      Component: async () => (await loadPart(path, page, { wanted })).default,
    },
  };
}

function publicGuards({ route: { access } }: Page): MiddlewareFunction[] {
  if (access?.public === 'strangers') return [requireStranger];
  return access?.public === 'restored' ? [awaitSession] : [];
}

/** Returns the guards of one page behind the sign-in. They run after the shared guards. */
function ownGuards(page: Page): MiddlewareFunction[] {
  return page.route.access?.unguarded ? [] : [requireModule(page), requireRole(page)];
}

type PublicLayout = Exclude<LayoutName, 'lk'>;

/** Id of the root route, to which router.ts adds the cabinet's routes. */
export const ROOT_ROUTE = 'root';

/** Returns the routes of a first visit: pages that need no session, in their layouts. */
export function publicRoutes(wanted: Wanted): RouteObject[] {
  const pages = new Map<PublicLayout, RouteObject[]>([['error', shellPages(wanted)]]);
  for (const page of moduleRegistry.routes()) {
    const { layout = 'default' } = page.route;
    if (layout === 'lk') continue;
    // No user is passed, because public pages are the same for all users.
    const start = ({ context, request, params }: RouteArgs) => {
      const { dispatch, getState } = context.get(storeContext);
      const place = { url: new URL(request.url), params };
      void beginCalls(page.route, { dispatch, getState, ...place, user: undefined });
    };
    pages.set(layout, [
      ...(pages.get(layout) ?? []),
      pageRoute(page, publicGuards(page), start, wanted),
    ]);
  }
  return [
    {
      id: ROOT_ROUTE,
      Component: PageFrame,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        { path: paths.root, loader: () => redirect(paths.login) },
        ...[...pages].map(([layout, children]) => ({
          Component: layouts[layout],
          // A separate route around the pages, because the router does not render the error boundary of a route whose
          // own file failed to load.
          children: [{ ErrorBoundary: RouteErrorBoundary, children }],
        })),
      ],
    },
  ];
}

const notFound = { name: 'not-found', title: 'Страница не найдена' } satisfies RouteHandle;

function shellPages(wanted: Wanted): RouteObject[] {
  return [
    {
      path: paths.unavailable,
      handle: { name: 'unavailable', title: 'Сервис временно недоступен' } satisfies RouteHandle,
      lazy: {
        // Bundled into the main file, because a separate file might be missing after a deployment.
        Component: async () => {
          const load = () => import('../shell/outage/UnavailablePage');
          return (await loadPart(paths.unavailable, load, { wanted })).UnavailablePage;
        },
      },
    },
    ...['*', ...PUBLIC_PREFIXES.map((prefix) => `${prefix}*`)].map((path) => ({
      path,
      handle: notFound,
      middleware: [requireSessionUnlessPublic],
      Component: NotFoundPage,
    })),
  ];
}

/** Returns the routes behind the sign-in; router.ts adds them when the first of them is opened. */
export function cabinetRoutes(cabinet: typeof cabinetPart, wanted: Wanted): RouteObject[] {
  const { CabinetGate, CabinetLayout, CabinetErrorBoundary, startPage, dropGuess } = cabinet;
  /**
   * Drops the speculative calls if the guards redirect. src/session, rule S36: first calls start before the guards
   * have passed.
   */
  const endGuess: MiddlewareFunction = async ({ context, request }, next) => {
    const entry = { isAdmitted: false };
    context.set(entryContext, entry);
    await next();
    if (!entry.isAdmitted && !request.signal.aborted) dropGuess(context.get(storeContext));
  };
  const pages = moduleRegistry.routes().flatMap((page) => {
    if (page.route.layout !== 'lk') return [];
    const start = ({ context, request, params }: RouteArgs) => {
      context.get(entryContext).isAdmitted = true;
      startPage(context.get(storeContext), page.route, { url: new URL(request.url), params });
    };
    return pageRoute(page, ownGuards(page), start, wanted);
  });
  return [
    {
      Component: CabinetGate,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        {
          Component: CabinetLayout,
          children: [
            {
              ErrorBoundary: CabinetErrorBoundary,
              middleware: [endGuess, requireSession, requireOwnPassword, askForModules],
              // This route has precedence over the public `*` route, but not over public prefixes, so that a user keeps
              // menu and palette.
              children: [
                ...pages,
                { path: ':unknown/*', handle: notFound, Component: NotFoundPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}
