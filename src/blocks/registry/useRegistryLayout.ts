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

/** The columns and the saved views of a registry on this device, and the ways to change them. */
export interface RegistryLayout {
  layout: ColumnLayout;
  views: readonly SavedView[];
  setLayout: (layout: ColumnLayout) => void;
  saveView: (view: SavedView) => void;
  removeView: (name: string) => void;
}

/** Reads and keeps what the person made of the registry with this id. */
export function useRegistryLayout(id: string): RegistryLayout {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectRegistries)[id] ?? NO_REGISTRY_PREFERENCES;
  return useMemo(() => {
    const keep = (registry: RegistryPreferences) => dispatch(registryArranged({ id, registry }));
    return {
      layout: kept.layout,
      views: kept.views,
      setLayout: (layout) => keep({ ...kept, layout }),
      saveView: (view) => keep(withView(kept, view)),
      removeView: (name) => keep(withoutView(kept, name)),
    };
  }, [dispatch, id, kept]);
}
