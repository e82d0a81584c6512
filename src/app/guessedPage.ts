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
 * Starts the first calls of the opened page with the token, beside user and modules, where this user was
 * let into it the last time. The guards still decide (routes.ts); the answers stay unused until they pass.
 * A wrong guess leaves no trace (src/session/README.md, rule S36).
 */

/** The rights that have let this user in the last time (`rightsIn`). */
const rememberedRights = userMemory<readonly string[][]>({
  key: 'cabinet-way-in',
  shape: (stored) =>
    Array.isArray(stored)
      ? stored.map((one: unknown) => (Array.isArray(one) ? one.map(String) : []))
      : null,
});

/**
 * Facts that decide which pages the user may open, names only: roles, modules switched off, the server's
 * modules.
 */
export function rightsIn(state: AppState): string[][] {
  const user = selectCurrentUser(state);
  const roles = heldRoles(user).map(({ id }) => id);
  const excluded = user?.organization?.excludedModules ?? [];
  return [roles, excluded, selectModuleNames(state)].map((one) => sorted(one));
}

/** Returns the address for a session that has just got its token; undefined for a page that needs none. */
function addressAhead({ href, origin, pathname, search }: Location): URL | undefined {
  if (pathname === paths.login) {
    const wanted = safeRedirect(redirectOf(search), { origin, isKnownPath, isPublicRoute });
    return new URL(wanted ?? paths.offers, origin);
  }
  return isPublicRoute(pathname) ? undefined : new URL(href);
}

/** Lets the answers of a guess in, or drops its calls without a trace. */
function settleGuess(isRight: boolean): AppThunk<void> {
  return (dispatch, getState) => {
    if (!selectExpectedPage(getState())) return;
    const keys = selectSpeculativeKeys(getState());
    dispatch(settled({ isRight }));
    if (!isRight) for (const key of keys) dispatch(forgetAnswer(key));
  };
}

/** Begins the first calls of the page ahead, if its user was let in the last time; else does nothing. */
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

/** A session has got a token. A guess must never fail: storage and addresses may be anything. */
export function guessPage(store: CabinetStore, who: string | null): void {
  if (selectSessionStatus(store.getState()) === 'authenticated') return;
  dropGuess(store);
  try {
    store.dispatch(beginGuess(who));
  } catch {
    dropGuess(store);
  }
}

/** The guards have led elsewhere. */
export function dropGuess(store: CabinetStore): void {
  store.dispatch(settleGuess(false));
}

/** Kept when it is known which modules there are; at once where that has failed. */
const modulesKnown = (): AppThunk<Promise<unknown>> => async (dispatch) =>
  dispatch(serviceApi.util.getRunningQueryThunk('getModules', undefined));

/**
 * Stores the facts that have let this user in, for the next time; nothing for a user who was redirected
 * first.
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

/** The guards have let the user in: starts the first calls of the page, or lets the guessed ones go on. */
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
    // Other pages need no list of modules once they are open: the guards have looked at it.
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
    // It finds its calls under way.
    await begin();
    if (isRight) dispatch(settleGuess(true));
  };
  void store.dispatch(start);
}
