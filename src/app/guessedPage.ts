import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { matchPath } from 'react-router-dom';
import { forgetAnswer } from '../api/cabinetApi';
import { serviceApi } from '../api/endpoints/service';
import {
  selectExpectedPage,
  selectSpeculativeKeys,
  settled,
  speculate,
  type ExpectedPage,
} from '../api/speculation';
import { paths } from '../domain/paths';
import type { AppState, AppThunk } from '../session/appStore';
import { selectCurrentUser } from '../session/currentUser';
import { heldRoles } from '../session/permissions';
import { safeRedirect } from '../session/safeRedirect';
import { selectSessionStatus, selectWho } from '../session/sessionSlice';
import { userMemory } from '../session/userMemory';
import { canEnterModule } from '../shell/modules/availability';
import type { LoadContext, ModuleRoute } from '../shell/modules/defineModule';
import { beginCalls, beginPart } from '../shell/modules/firstCalls';
import { selectModules } from '../shell/modules/loadModules';
import { selectModuleNames, selectModulesStatus } from '../shell/modules/modulesSlice';
import { isKnownPath, isPublicRoute, moduleRegistry } from '../shell/modules/registry';
import { redirectOf } from '../shell/navigation/addresses';
import type { CabinetStore } from './store';
import { sorted } from '../lib/copies';

/*
 * Starts the first calls of the opened page as soon as there is a token, if this user could open the page last time.
 * The guards still decide (routes.ts): the responses stay unused until the guards pass, and a wrong guess has no
 * effect. See src/session/README.md, rule S36: first calls of a page start before the guards have passed.
 */

/** Rights of this user at the last visit (`rightsIn`). */
const rememberedRights = userMemory<readonly string[][]>({
  key: 'cabinet-way-in',
  shape: (stored) =>
    Array.isArray(stored)
      ? stored.map((one: unknown) => (Array.isArray(one) ? one.map(String) : []))
      : null,
});

/**
 * Returns the names that decide which pages the user may open: roles, excluded modules, modules of the server.
 */
export function rightsIn(state: AppState): string[][] {
  const user = selectCurrentUser(state);
  const roles = heldRoles(user).map(({ id }) => id);
  const excluded = user?.organization?.excludedModules ?? [];
  return [roles, excluded, selectModuleNames(state)].map((one) => sorted(one));
}

/** Returns the address of the page to guess; undefined if the page needs no session. */
function addressAhead({ href, origin, pathname, search }: Location): URL | undefined {
  if (pathname === paths.login) {
    const wanted = safeRedirect(redirectOf(search), { origin, isKnownPath, isPublicRoute });
    return new URL(wanted ?? paths.offers, origin);
  }
  return isPublicRoute(pathname) ? undefined : new URL(href);
}

/** Keeps the responses of a right guess, or drops the calls of a wrong guess. */
function settleGuess(isRight: boolean): AppThunk<void> {
  return (dispatch, getState) => {
    if (!selectExpectedPage(getState())) return;
    const keys = selectSpeculativeKeys(getState());
    dispatch(settled({ isRight }));
    if (!isRight) for (const key of keys) dispatch(forgetAnswer(key));
  };
}

/** Starts the first calls of the page, if the user could open it last time. */
function beginGuess(who: string | null): AppThunk<void> {
  return (dispatch, getState) => {
    const rights = who === null ? null : rememberedRights.read(who);
    const url = addressAhead(window.location);
    if (!rights || !url) return;
    const [roles = [], excludedModules = [], serverNames = []] = rights;
    const user = { roles: roles.map((id) => ({ id })), organization: { excludedModules } };
    for (const { module, route } of moduleRegistry.routes()) {
      const match = route.layout === 'lk' && matchPath(route.path, url.pathname);
      if (!match) continue;
      if (route.leadsTo !== undefined || !canEnterModule(module, { user, serverNames }, route))
        return;
      const expected = { path: route.path, address: `${url.pathname}${url.search}`, rights };
      beginPart(route, {
        dispatch: speculate(dispatch, getState, expected),
        getState,
        url,
        params: match.params,
        user,
        serverNames,
      }).catch(() => dispatch(settleGuess(false)));
      return;
    }
  };
}

/**
 * Starts the calls of the guessed page when a session gets its token. Never throws: storage and address may have
 * any content.
 */
export function guessPage(store: CabinetStore, who: string | null): void {
  if (selectSessionStatus(store.getState()) === 'authenticated') return;
  dropGuess(store);
  try {
    store.dispatch(beginGuess(who));
  } catch {
    dropGuess(store);
  }
}

export function dropGuess(store: CabinetStore): void {
  store.dispatch(settleGuess(false));
}

/** Resolves when the modules have loaded, or their load has failed. */
const modulesKnown = (): AppThunk<Promise<unknown>> => async (dispatch) =>
  dispatch(serviceApi.util.getRunningQueryThunk('getModules', undefined));

/**
 * Stores the rights of this user for the next visit. Stores nothing if the list of modules is unknown, and removes the
 * rights of an unverified user.
 */
function rememberRights(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(modulesKnown());
    const state = getState();
    const user = selectCurrentUser(state);
    const who = selectWho(state);
    if (!user || selectModulesStatus(state) !== QueryStatus.fulfilled) return;
    if (who === null || user.isVerified === false) rememberedRights.forget();
    else rememberedRights.write(who, rightsIn(state));
  };
}

/** Starts the first calls of a page whose guards have passed, and settles the guess. */
export function startPage(
  store: CabinetStore,
  route: ModuleRoute,
  place: Pick<LoadContext, 'url' | 'params'>,
): void {
  const start: AppThunk<Promise<void>> = async (dispatch, getState) => {
    const expected = selectExpectedPage(getState());
    const user = selectCurrentUser(getState());
    const begin = () => {
      const serverNames = selectModules(getState()).data;
      return beginCalls(route, { dispatch, getState, user, serverNames, ...place });
    };
    void dispatch(rememberRights());
    if (!expected) return begin();
    // Only /offer depends on the list of modules; on other pages the guards have checked it.
    const isOffers = route.path === paths.offers;
    if (isOffers) await dispatch(modulesKnown());
    const decisive = (rights: ExpectedPage['rights']) =>
      JSON.stringify(isOffers ? rights : rights.slice(0, 2));
    const isRight =
      expected.path === route.path &&
      expected.address === `${place.url.pathname}${place.url.search}` &&
      user?.isVerified !== false &&
      decisive(expected.rights) === decisive(rightsIn(getState()));
    if (!isRight) dropGuess(store);
    // Waits, so that the page finds its calls pending.
    await begin();
    if (isRight) dispatch(settleGuess(true));
  };
  void store.dispatch(start);
}
