import { createContext, useContext } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import type { Density } from '../density';
import type {
  ColumnLayout,
  RegistryColumn,
  RegistryRow,
  RegistrySort,
  RowChoice,
} from './registryColumn';
import type { ChoiceHandle } from './useChoice';

/** Rows of a registry with their actions, for `RegistryRows`. */
export interface OpenRows {
  /** Accessible name of the table. */
  readonly label: string;
  /** True on a phone: it shows a list instead of the table. */
  readonly isList: boolean;
  readonly columns: readonly RegistryColumn[];
  readonly rows: readonly RegistryRow[];
  /** Rows on all pages. */
  readonly total: number;
  readonly view: {
    /** Number of the page, from 0. */
    readonly page: number;
    readonly size: number;
    readonly sort: RegistrySort;
    setSort(sort: RegistrySort): void;
  };
  /** Ids of the columns that can be sorted by. */
  readonly query: { readonly sorts: readonly string[] };
  readonly layout: ColumnLayout;
  setLayout(layout: ColumnLayout): void;
  readonly selection?: RowChoice | undefined;
  /** Selection mode of a list: its state, and how to start it; undefined if the checkboxes are always visible. */
  readonly choosing?: { readonly isOn: boolean; begin(): void } | undefined;
  /** Key of the row whose panel is open; null if no panel is open. */
  readonly openKey: string | null;
  onOpen?(row: RegistryRow): void;
  /** Opens the export menu. */
  onExport?(): void;
  /** Keys of rows with news, which are marked. */
  readonly newKeys: ReadonlySet<string>;
  /** Label of the button that opens a row of a list; if undefined, a click on the row or a link in it opens the row. */
  readonly openLabel?: string | undefined;
}

/** The rows with all data and handlers that table and list need. */
export interface ShownRows extends OpenRows {
  /** Row keys, in display order. */
  readonly keys: readonly string[];
  readonly density: Density;
  readonly mark: AnalyticsProps;
  /** Undefined in a registry without selection. */
  readonly choice: ChoiceHandle | undefined;
}

export const ShownRowsContext = createContext<ShownRows | null>(null);

export function useShownRows(): ShownRows {
  const shown = useContext(ShownRowsContext);
  if (!shown) throw new Error('A part of a registry must be inside a RegistryRows');
  return shown;
}
