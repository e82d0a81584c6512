import { fieldsOf } from '../../lib/fieldsOf';
import type { PreferencesState } from './preferencesSlice';
import { readRegistries } from './readRegistries';
import { isTheme } from './theme';

/**
 * Whatever storage held, as preferences: an unknown or broken value is left out, so that the
 * default stays. Own properties only: stored text is not to be trusted.
 */
export function readPreferences(stored: unknown): Partial<PreferencesState> {
  const { theme, density, sidebarCollapsed, registries } = fieldsOf(stored);
  const kept: Partial<PreferencesState> = {};
  if (isTheme(theme)) kept.theme = theme;
  if (density === 'comfortable' || density === 'compact') kept.density = density;
  if (typeof sidebarCollapsed === 'boolean') kept.sidebarCollapsed = sidebarCollapsed;
  if (registries !== undefined) kept.registries = readRegistries(registries);
  return kept;
}
