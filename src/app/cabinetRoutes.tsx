import {
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { useEffect, useEffectEvent, useState } from 'react';
import { toApiError } from '../api/errors';
import { selectCurrentUser } from '../session/currentUser';
import { requireSession, SessionRestoreError, wantedAddress } from '../session/guards';
import CabinetLayout from '../shell/layouts/CabinetLayout';
import { canEnterModule, CORE_MODULE } from '../shell/modules/availability';
import { selectModuleNames } from '../shell/modules/modulesSlice';
import { loadModules, selectModules } from '../shell/modules/loadModules';
import { moduleRegistry } from '../shell/modules/registry';
import { paths } from '../domain/paths';
import { guardTargets, withRedirect } from '../shell/navigation/addresses';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';
import { dropGuess, startPage } from './guessedPage';
import { pageRoute, type Page } from './pageRoute';
import type { CabinetStore } from './store';
import { useAppSelector } from '../session/appStore';
import { selectSessionEnd, selectSessionStatus } from '../session/sessionSlice';
import { createPart, LazyPart } from '../shell/lazy/LazyPart';
import type { UserChangeNoteProps } from './UserChangeNote';
import { useAnotherUser } from './userOfTab';

/** The shortest pause before the page is asked for again, in milliseconds, and the longest. */
const SOONEST_MS = 1_000;
const LATEST_MS = 600_000;

/**
 * The error page of a page behind the sign-in. The router decides again once the list of modules is there
 * («Повторить» of the notice above), and, where the session was refused only for now, at the time that the
 * error names.
 */
function CabinetErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const place = useLocation();
  const hasList = useAppSelector((state) => selectModules(state).data !== undefined);
  const [hadList] = useState(hasList);
  // A revalidation would not do: answered from the cache, it is over before the boundary has seen it begin.
  const enterAgain = useEffectEvent(() => void navigate(place, { replace: true }));
  useEffect(() => {
    if (hasList && !hadList) enterAgain();
  }, [hasList, hadList]);
  const at = error instanceof SessionRestoreError ? error.nextTryAt : undefined;
  useEffect(() => {
    if (at === undefined) return undefined;
    const wait = Math.min(Math.max(at - Date.now(), SOONEST_MS), LATEST_MS);
    const timer = setTimeout(() => void navigate(place, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [at, navigate, place]);
  return <RouteErrorBoundary />;
}

/** Needed by few, once. */
const changeNote = createPart<UserChangeNoteProps>(() => import('./UserChangeNote'));

/**
 * Takes everything personal off the page in the very moment the session ends: while the sign-in
 * page is still on its way, also when there is no network to bring it.
 */
function CabinetGate() {
  const status = useAppSelector(selectSessionStatus);
  const reason = useAppSelector(selectSessionEnd);
  const isAnother = useAnotherUser();
  // Also when the next session is open already: the one in front of the page has to know whose it is.
  if (reason === 'userChanged' || isAnother) {
    return (
      <LazyPart part={changeNote} fallback={<p>Узнаём, кто теперь в кабинете…</p>}>
        {(UserChangeNote) => <UserChangeNote overReload={isAnother} />}
      </LazyPart>
    );
  }
  // While restoring there is nothing personal yet, and a failed attempt has its own error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main>
      <h1>{reason === 'signedOut' ? 'Вы вышли из кабинета' : 'Сессия завершена'}</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}

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
  // The core is there in any case, and some pages need no module: they need not wait for the list.
  const needsList =
    (module.availableAs ?? module.id) !== CORE_MODULE && route.access?.unguarded !== true;
  if (needsList) await modulesKnown;
  const state = getState();
  const { data: list, error } = selectModules(state);
  // A list that did not come does not say that the page may not be opened.
  if (needsList && error && !list) throw new SessionRestoreError(toApiError(error));
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
                try {
                  await enterPage(store, page, request);
                } catch (elsewhere) {
                  dropGuess(store);
                  throw elsewhere;
                }
                // Not awaited: the page's code is on its way at the same time.
                startPage(store, page.route, { url: new URL(request.url), params });
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
