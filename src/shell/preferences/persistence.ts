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
 * Reads the preferences from a stored value. Omits unknown and invalid values, so that the defaults stay. Reads own
 * properties only, because stored text cannot be trusted.
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
 * Key in `localStorage`, without the prefix `persist:`. The stored value is a JSON object whose values are JSON texts.
 * `public/boot.js` reads the theme from it before the first paint.
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
  // redux-persist expects a storage with promises.
  storage: {
    getItem: async () => memory.read(),
    setItem: async (_key: string, text: string) => memory.write(text),
    removeItem: async () => memory.forget(),
  },
  // The stored version may be older or newer, or edited by hand: only known values are used, and missing values get
  // their defaults. Therefore no version needs a migration.
  stateReconciler: (stored: unknown, _before, current) => ({
    ...current,
    ...readPreferences(stored),
  }),
  // The storage is synchronous, so there is nothing to wait for.
  timeout: 0,
};

/**
 * The library adds `_persist` to the preferences. The type omits it, because no other code needs it; this compiles
 * because TypeScript compares the parameters of methods bivariantly.
 */
type PreferencesReducer = {
  reduce(state: PreferencesState | undefined, action: UnknownAction): PreferencesState;
}['reduce'];

/** Returns the reducer with stored preferences. Works without a storage, too. */
export function persistPreferences(reducer: Reducer<PreferencesState>): PreferencesReducer {
  return persistReducer(config, reducer);
}

/**
 * Loads the preferences into the store, and stores all changes. A new theme applies in all tabs at once; new
 * columns apply in other tabs after a reload.
 */
export function startPersistence(store: Store<PreferencesRoot>): Persistor {
  const persistor = persistStore(store);
  // The library writes with a delay, so this writes a change that was made just before leaving.
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
