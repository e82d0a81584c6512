import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Density } from '../../ui/density';
import type { ColumnLayout } from '../../ui/registry/registryColumn';
import {
  NO_REGISTRY_PREFERENCES,
  withoutView,
  withView,
  type RegistriesPreferences,
  type RegistryPreferences,
  type SavedView,
} from './registryPreferences';
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

export const defaultPreferences: PreferencesState = {
  theme: 'system',
  density: 'comfortable',
  sidebarCollapsed: false,
  registries: {},
};

/** A change of one registry's preferences. */
interface RegistryChange {
  /** Of the registry. */
  id: string;
}

const registryOf = ({ registries }: PreferencesState, id: string): RegistryPreferences =>
  registries[id] ?? NO_REGISTRY_PREFERENCES;

const withRegistry = (
  state: PreferencesState,
  id: string,
  registry: RegistryPreferences,
): PreferencesState => ({ ...state, registries: { ...state.registries, [id]: registry } });

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
    registryLayoutChosen(state, action: PayloadAction<RegistryChange & { layout: ColumnLayout }>) {
      const { id, layout } = action.payload;
      return withRegistry(state, id, { ...registryOf(state, id), layout });
    },
    registryViewSaved(state, action: PayloadAction<RegistryChange & { view: SavedView }>) {
      const { id, view } = action.payload;
      return withRegistry(state, id, withView(registryOf(state, id), view));
    },
    registryViewRemoved(state, action: PayloadAction<RegistryChange & { name: string }>) {
      const { id, name } = action.payload;
      return withRegistry(state, id, withoutView(registryOf(state, id), name));
    },
    preferencesReset: () => defaultPreferences,
  },
});

export const {
  themeChosen,
  densityChosen,
  sidebarCollapseChosen,
  registryLayoutChosen,
  registryViewSaved,
  registryViewRemoved,
  preferencesReset,
} = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;

export const selectTheme = (state: PreferencesRoot) => state.preferences.theme;
export const selectDensity = (state: PreferencesRoot) => state.preferences.density;
export const selectSidebarCollapsed = (state: PreferencesRoot) =>
  state.preferences.sidebarCollapsed;
/** What the person made of the registry with this id. */
export const selectRegistryPreferences =
  (id: string) =>
  ({ preferences }: PreferencesRoot): RegistryPreferences =>
    registryOf(preferences, id);
