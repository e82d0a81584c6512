import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Density } from '../../ui/density';
import type { RegistriesPreferences, RegistryPreferences } from './registryPreferences';
import type { Theme } from './theme';

/** Preferences on this device: the only stored slice. */
export interface PreferencesState {
  theme: Theme;
  density: Density;
  /** True if the sidebar shows icons only. */
  sidebarCollapsed: boolean;
  /** Columns and saved views, keyed by registry id. */
  registries: RegistriesPreferences;
}

export interface PreferencesRoot {
  preferences: PreferencesState;
}

declare module '../../session/appStore' {
  interface AppState extends PreferencesRoot {}
}

export const defaultPreferences: PreferencesState = {
  theme: 'system',
  density: 'comfortable',
  sidebarCollapsed: false,
  registries: {},
};

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    densityChosen(state, { payload }: PayloadAction<Density>) {
      state.density = payload;
    },
    sidebarCollapseChosen(state, { payload }: PayloadAction<boolean>) {
      state.sidebarCollapsed = payload;
    },
    registryArranged(
      state,
      { payload }: PayloadAction<{ id: string; registry: RegistryPreferences }>,
    ) {
      return { ...state, registries: { ...state.registries, [payload.id]: payload.registry } };
    },
    /** Resets to the defaults, or to earlier values. */
    preferencesReset: (
      _state,
      { payload = defaultPreferences }: PayloadAction<PreferencesState | undefined>,
    ) => payload,
  },
});

export const {
  themeChosen,
  densityChosen,
  sidebarCollapseChosen,
  registryArranged,
  preferencesReset,
} = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;

export const selectTheme = (state: PreferencesRoot) => state.preferences.theme;
export const selectDensity = (state: PreferencesRoot) => state.preferences.density;
export const selectSidebarCollapsed = (state: PreferencesRoot) =>
  state.preferences.sidebarCollapsed;
export const selectRegistries = (state: PreferencesRoot) => state.preferences.registries;

/**
 * Types of the actions of redux-persist. They contain functions, so the check for serialisable values ignores them. The
 * types are a copy, so that the store does not import the library; a test compares the copy with the library.
 */
export const PERSIST_ACTIONS: readonly string[] = [
  'persist/FLUSH',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
  'persist/REHYDRATE',
];
