import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  registryLayoutChosen,
  registryViewRemoved,
  registryViewSaved,
  selectRegistryPreferences,
} from '../preferences/preferencesSlice';
import type { SavedView } from '../preferences/registryPreferences';
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
  const dispatch = useDispatch();
  const { layout, views } = useSelector(useMemo(() => selectRegistryPreferences(id), [id]));
  return {
    layout,
    views,
    setLayout: (next) => dispatch(registryLayoutChosen({ id, layout: next })),
    saveView: (view) => dispatch(registryViewSaved({ id, view })),
    removeView: (name) => dispatch(registryViewRemoved({ id, name })),
  };
}
