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
 * Code that is loaded after the sign-in, in one part: the definitions of the cabinet's modules, its layout,
 * /offer, the memory of preferences and the watch for lost rights (vite.config.ts).
 */
export { CabinetErrorBoundary } from './CabinetErrorBoundary';
export { CabinetGate } from './CabinetGate';
export { default as CabinetLayout } from '../shell/layouts/CabinetLayout';
export { dropGuess, guessPage, startPage } from './guessedPage';
export { watchRights } from './watchRights';

/** Makes the cabinet's modules known; a second call changes nothing. */
export function registerCabinet(store: CabinetStore): void {
  if (selectRegisteredModules(store.getState()).includes(cabinetModules.coreModule.id)) return;
  store.dispatch(registerModules(Object.values(cabinetModules)));
  // Choices of another user on this device do not count for this one; a visitor may be the same user.
  const sweepSelections = () => {
    const user = selectTabUser(store.getState());
    if (user !== null) keptSelections.sweep(user);
  };
  sweepSelections();
  store.dispatch(addAppListener({ predicate: isTabUserChanged, effect: sweepSelections }));
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
