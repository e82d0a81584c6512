import type { ReactNode } from 'react';
import type { ColumnLayout, RegistryColumn } from '../../ui/registry/registryColumn';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import type { FilterKinds } from './registryFilters';
import type { RegistryQuery } from './registryQuery';
import type { RegistryView } from './useRegistryView';

/** What the tools of a registry work on. */
export interface RegistryToolsProps<Row extends object, Filters extends FilterKinds> {
  query: RegistryQuery<Filters>;
  view: RegistryView<Filters>;
  label: string;
  columns: readonly RegistryColumn<Row>[];
  /** On this page. */
  rows: readonly Row[];
  layout: ColumnLayout;
  views: readonly SavedView[];
  onLayout: (layout: ColumnLayout) => void;
  onSaveView: (view: SavedView) => void;
  onRemoveView: (name: string) => void;
  /** Buttons of the screen's own. */
  actions: ReactNode;
}
