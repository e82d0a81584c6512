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

/** The ways to change what is kept. */
export interface RegistryLayout extends RegistryPreferences {
  setLayout: (layout: ColumnLayout) => void;
  saveView: (view: SavedView) => void;
  removeView: (name: string) => void;
}

/** The columns and the saved views of the registry with this id on this device, and the ways to change them. */
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
