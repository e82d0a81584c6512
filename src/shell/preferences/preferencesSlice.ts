import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Density } from '../../ui/density';
import type { RegistriesPreferences, RegistryPreferences } from './registryPreferences';
import type { Theme } from './theme';

/** The user's habits on this device: the only slice that outlives the page. Nothing personal. */
export interface PreferencesState {
  theme: Theme;
  density: Density;
  /** The sidebar shows icons only. */
  sidebarCollapsed: boolean;
  /** Columns and saved views, by registry. */
  registries: RegistriesPreferences;
}

/** The slice lives under this key of the store. */
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
    /** To the first day, or to the previous one. */
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
 * The actions of redux-persist carry functions, and the store's check for serialisable values must let them
 * pass. Their names are copied here, so that the store need not load the library for them; a test holds
 * them against it.
 */
export const PERSIST_ACTIONS: readonly string[] = [
  'persist/FLUSH',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
  'persist/REHYDRATE',
];
