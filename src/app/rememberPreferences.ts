import { combineReducers } from '@reduxjs/toolkit';
import { persistPreferences, startPersistence } from '../shell/preferences/persistence';
import { preferencesReducer } from '../shell/preferences/preferencesSlice';
import { reducers, type CabinetStore } from './store';

/**
 * Makes the store remember the preferences from now on. Its library is no part of the first visit:
 * until then `public/boot.js` sees to the theme.
 */
export function rememberPreferences(store: CabinetStore): void {
  const preferences = persistPreferences(preferencesReducer);
  store.replaceReducer(combineReducers({ ...reducers, preferences }));
  startPersistence(store);
}
