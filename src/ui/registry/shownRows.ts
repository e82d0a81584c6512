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

/** Rows of a registry, and what can be done with them: what `RegistryRows` shows. */
export interface OpenRows {
  /** Spoken name of the table. */
  readonly label: string;
  /** True on a phone, which shows a list instead of the table. */
  readonly isList: boolean;
  readonly columns: readonly RegistryColumn[];
  readonly rows: readonly RegistryRow[];
  /** Rows on all pages. */
  readonly total: number;
  readonly view: {
    /** From 0. */
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
  /** In a list, whether rows have ticks now, and the way to begin with that; without it they always have. */
  readonly choosing?: { readonly isOn: boolean; begin(): void } | undefined;
  /** Key of the row whose panel is open. */
  readonly openKey: string | null;
  onOpen?(row: RegistryRow): void;
  /** Opens the ways to save the rows as a file. */
  onExport?(): void;
  /** Keys of rows with something new: they are marked. */
  readonly newKeys: ReadonlySet<string>;
  /** In a list, the button that opens a row; without one a click on the row, or a link in it, does. */
  readonly openLabel?: string | undefined;
}

/** The same, as the parts of the table and of the list read it. */
export interface ShownRows extends OpenRows {
  /** Of the rows, in their order. */
  readonly keys: readonly string[];
  readonly density: Density;
  readonly mark: AnalyticsProps;
  /** Undefined where rows cannot be chosen. */
  readonly choice: ChoiceHandle | undefined;
}

export const ShownRowsContext = createContext<ShownRows | null>(null);

/** The rows that this part of a registry belongs to. */
export function useShownRows(): ShownRows {
  const shown = useContext(ShownRowsContext);
  if (!shown) throw new Error('A part of a registry must stand inside a RegistryRows');
  return shown;
}
