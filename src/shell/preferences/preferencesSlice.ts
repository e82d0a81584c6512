import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isTheme, type Theme } from './theme';

export type Density = 'comfortable' | 'compact';

/** The user's habits on this device: the only slice that outlives the page. Nothing personal. */
export interface PreferencesState {
  theme: Theme;
  density: Density;
}

/** The slice lives under this key of the store. */
export interface PreferencesRoot {
  preferences: PreferencesState;
}

export const defaultPreferences: PreferencesState = { theme: 'system', density: 'comfortable' };

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
    preferencesReset: () => defaultPreferences,
  },
});

export const { themeChosen, densityChosen, preferencesReset } = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;

export const selectTheme = (state: PreferencesRoot) => state.preferences.theme;

/**
 * Whatever storage held, as preferences: an unknown or broken value is left out, so that the
 * default stays. Own properties only: stored text is not to be trusted.
 */
export function readPreferences(stored: unknown): Partial<PreferencesState> {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept: Partial<PreferencesState> = {};
  if (Object.hasOwn(stored, 'theme') && 'theme' in stored && isTheme(stored.theme)) {
    kept.theme = stored.theme;
  }
  if (Object.hasOwn(stored, 'density') && 'density' in stored) {
    const { density } = stored;
    if (density === 'comfortable' || density === 'compact') kept.density = density;
  }
  return kept;
}
