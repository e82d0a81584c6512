import { combineReducers } from '@reduxjs/toolkit';
import { addAppListener } from '../session/appStore';
import { selectTabUser } from '../session/sessionSlice';
import { isTabUserChanged } from '../session/userOfTab';
import { registerModules, selectRegisteredModules } from '../shell/modules/modulesSlice';
import * as cabinetModules from './cabinetModules';
import { reducers, type CabinetStore } from './store';
import { keptSelections } from '../shell/preferences/keptSelections';
import { persistPreferences, startPersistence } from '../shell/preferences/persistence';
import { preferencesReducer } from '../shell/preferences/preferencesSlice';

/**
 * Code that is loaded after the sign-in, as one file: definitions of the modules, layout, /offer, stored preferences,
 * and the reaction to lost rights (vite.config.ts).
 */
export { CabinetErrorBoundary } from './CabinetErrorBoundary';
export { CabinetGate } from './CabinetGate';
export { default as CabinetLayout } from '../shell/layouts/CabinetLayout';
export { dropGuess, guessPage, startPage } from './guessedPage';
export { watchRights } from './watchRights';

/** Adds the modules of the cabinet to the registry; a second call changes nothing. */
export function registerCabinet(store: CabinetStore): void {
  if (selectRegisteredModules(store.getState()).includes(cabinetModules.coreModule.id)) return;
  store.dispatch(registerModules(Object.values(cabinetModules)));
  // Removes the stored selections of other users. Without a user all stay, because the same user may sign in again.
  const sweepSelections = () => {
    const user = selectTabUser(store.getState());
    if (user !== null) keptSelections.sweep(user);
  };
  sweepSelections();
  store.dispatch(addAppListener({ predicate: isTabUserChanged, effect: sweepSelections }));
}

/**
 * Persists the preferences from now on. The library is not part of the first visit: until it has loaded,
 * `public/boot.js` sets the theme.
 */
export function rememberPreferences(store: CabinetStore): void {
  const preferences = persistPreferences(preferencesReducer);
  store.replaceReducer(combineReducers({ ...reducers, preferences }));
  startPersistence(store);
}
