import { combineReducers } from '@reduxjs/toolkit';
import type { AppThunk } from '../session/appStore';
import { moduleRegistry } from '../shell/modules/registry';
import * as cabinetModules from './cabinetModules';
import { reducers, type CabinetStore } from './store';
import { followUserOfTab } from './userOfTab';
import { persistPreferences, startPersistence } from '../shell/preferences/persistence';
import { preferencesReducer } from '../shell/preferences/preferencesSlice';

/**
 * What arrives after the sign-in, in one part: the definitions of the cabinet's modules, its guards,
 * its layout, /offer, /unavailable, what remembers preferences and what notices lost rights
 * (vite.config.ts).
 */
export { cabinetRoutes } from './cabinetRoutes';
export { UnavailablePage } from '../shell/outage/UnavailablePage';
export { guessPage } from './guessedPage';
export { watchRights } from './watchRights';

declare module '../api/baseQuery' {
  interface ApiExtra {
    hasCabinet?: true;
  }
}

/** Makes the cabinet's modules known; a second call changes nothing. */
export function registerCabinet(store: CabinetStore): void {
  const register: AppThunk<void> = (_dispatch, _getState, extra) => {
    if (extra.hasCabinet) return;
    extra.hasCabinet = true;
    Object.values(cabinetModules).forEach(moduleRegistry.register);
    followUserOfTab(store);
  };
  store.dispatch(register);
}

/**
 * Makes the store remember the preferences from now on. Its library is no part of the first visit:
 * until then `public/boot.js` sees to the theme.
 */
export function rememberPreferences(store: CabinetStore): void {
  const preferences = persistPreferences(preferencesReducer);
  store.replaceReducer(combineReducers({ ...reducers, preferences }));
  startPersistence(store);
}
