import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { registryArranged, selectRegistries } from '../../shell/preferences/preferencesSlice';
import {
  NO_REGISTRY_PREFERENCES,
  withoutView,
  withView,
  type RegistryPreferences,
  type SavedView,
} from '../../shell/preferences/registryPreferences';
import type { ColumnLayout } from '../../ui/registry/registryColumn';

/** The stored preferences, and the functions that change them. */
export interface RegistryLayout extends RegistryPreferences {
  setLayout: (layout: ColumnLayout) => void;
  saveView: (view: SavedView) => void;
  removeView: (name: string) => void;
}

/**
 * Returns the columns and saved views that this device stores for a registry, with their setters.
 */
export function useRegistryLayout(id: string): RegistryLayout {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectRegistries)[id] ?? NO_REGISTRY_PREFERENCES;
  return useMemo(() => {
    const keep = (registry: RegistryPreferences) => dispatch(registryArranged({ id, registry }));
    return {
      ...kept,
      setLayout: (layout) => keep({ ...kept, layout }),
      saveView: (view) => keep(withView(kept, view)),
      removeView: (name) => keep(withoutView(kept, name)),
    };
  }, [dispatch, id, kept]);
}
