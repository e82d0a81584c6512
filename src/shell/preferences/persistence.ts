import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { type PersistConfig, type Persistor, persistReducer, persistStore } from 'redux-persist';
import { fieldsOf, jsonFields, parseJson } from '../../lib/fieldsOf';
import {
  type PreferencesRoot,
  type PreferencesState,
  selectTheme,
  themeChosen,
} from './preferencesSlice';
import { deviceMemory } from '../../session/userMemory';
import { readRegistries } from './registryPreferences';
import { isTheme } from './theme';

/**
 * The preferences in a stored value. Unknown and broken values are left out, so that the default stays;
 * only own properties are read, because stored text cannot be trusted.
 */
function readPreferences(stored: unknown): Partial<PreferencesState> {
  const { theme, density, sidebarCollapsed, registries } = fieldsOf(stored);
  const kept: Partial<PreferencesState> = {};
  if (isTheme(theme)) kept.theme = theme;
  if (density === 'comfortable' || density === 'compact') kept.density = density;
  if (typeof sidebarCollapsed === 'boolean') kept.sidebarCollapsed = sidebarCollapsed;
  if (registries !== undefined) kept.registries = readRegistries(registries);
  return kept;
}

/**
 * The key in `localStorage` is `persist:` + this; its value is a JSON object whose values are JSON
 * texts. `public/boot.js` reads the theme from it before the first paint.
 */
export const PREFERENCES_KEY = 'cabinet-preferences';
export const PREFERENCES_VERSION = 3;

const whitelist: (keyof PreferencesState)[] = [
  'theme',
  'density',
  'sidebarCollapsed',
  'registries',
];

const memory = deviceMemory({ key: `persist:${PREFERENCES_KEY}`, shape: (text) => text });

const config: PersistConfig<PreferencesState> = {
  key: PREFERENCES_KEY,
  version: PREFERENCES_VERSION,
  whitelist,
  // The methods that redux-persist asks for, with promises.
  storage: {
    getItem: async () => memory.read(),
    setItem: async (_key: string, text: string) => memory.write(text),
    removeItem: async () => memory.forget(),
  },
  // The stored version may be older or newer than this page, or edited by hand: only known values pass, and
  // missing ones get their defaults. So no version needs a migration of its own.
  stateReconciler: (stored: unknown, _before, current) => ({
    ...current,
    ...readPreferences(stored),
  }),
  // The storage answers at once, so there is nothing to wait for.
  timeout: 0,
};

/**
 * The library keeps its own `_persist` beside the preferences, and no other code needs it:
 * a method's parameters are compared in both directions, which lets the type leave it out.
 */
type PreferencesReducer = {
  reduce(state: PreferencesState | undefined, action: UnknownAction): PreferencesState;
}['reduce'];

/** Makes a preferences reducer remember: whitelist, version, migration, any storage survived. */
export function persistPreferences(reducer: Reducer<PreferencesState>): PreferencesReducer {
  return persistReducer(config, reducer);
}

/**
 * Reads the preferences into the store and writes them from then on. A theme that is chosen in one tab is
 * the theme of all; the columns of a table stay those of their own tab until it reloads.
 */
export function startPersistence(store: Store<PreferencesRoot>): Persistor {
  const persistor = persistStore(store);
  // The library writes a little later; a choice made just before leaving must not be lost.
  window.addEventListener('pagehide', () => void persistor.flush());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== `persist:${PREFERENCES_KEY}` || newValue === null) return;
    const theme = parseJson(String(jsonFields(newValue)['theme']));
    if (isTheme(theme) && theme !== selectTheme(store.getState())) {
      store.dispatch(themeChosen(theme));
    }
  });
  return persistor;
}
