import './Registry.css';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { DensityContext } from '../density';
import { RegistryList } from './RegistryList';
import { RegistryTable } from './RegistryTable';
import {
  NO_LAYOUT,
  type ColumnLayout,
  type RegistryColumn,
  type RegistrySort,
  type RowChoice,
} from './registryColumn';
import { useChoice } from './useChoice';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface RegistryProps<Row extends object> extends AnalyticsProps {
  /** Spoken name of the table. */
  label: string;
  columns: readonly RegistryColumn<Row>[];
  rows: readonly Row[];
  /**
   * No two rows have the same. The same function in every render: with another one all rows are
   * placed anew.
   */
  keyOf: (row: Row) => string;
  /** Index of the first row among those of all pages. */
  firstRow?: number | undefined;
  /** Rows on all pages; those of this one by default. */
  total?: number | undefined;
  sort?: RegistrySort | undefined;
  /** Ids of the columns that can be sorted by. */
  sorts?: readonly string[] | undefined;
  onSort?: ((sort: RegistrySort) => void) | undefined;
  layout?: ColumnLayout | undefined;
  onWidth?: ((id: string, pixels: number) => void) | undefined;
  /** Puts the column `id` where the column `target` stands. */
  onMove?: ((id: string, target: string) => void) | undefined;
  choice?: RowChoice<Row> | undefined;
  /** In a list, whether rows have ticks now; by default always. */
  isChoosing?: boolean | undefined;
  /** In a list, a finger was held on a row, which is about to be chosen. */
  onStartChoosing?: (() => void) | undefined;
  /** Key of the row whose panel is open. */
  openKey?: string | null | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Keys of rows with something new: they are marked. */
  newKeys?: ReadonlySet<string> | undefined;
  /** In a list, the button that opens a row. */
  openLabel?: string | undefined;
}

const NOWHERE: readonly string[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const doNothing = () => {};

const narrow = typeof window === 'undefined' ? null : window.matchMedia?.('(max-width: 575.98px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      narrow?.addEventListener('change', onChange);
      return () => narrow?.removeEventListener('change', onChange);
    },
    () => narrow?.matches ?? false,
  );
}

/** The rows of a registry: a table, below 576 px a list. The server sorts them and cuts pages. */
export function RegistryRows<Row extends object>({
  label,
  columns,
  rows,
  keyOf,
  firstRow = 0,
  total = rows.length,
  sort,
  sorts = NOWHERE,
  onSort = doNothing,
  layout = NO_LAYOUT,
  onWidth,
  onMove,
  choice,
  isChoosing = choice !== undefined,
  onStartChoosing,
  openKey = null,
  onOpen,
  newKeys = NOTHING,
  openLabel,
  ...mark
}: RegistryProps<Row>) {
  const density = useContext(DensityContext);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const handle = useChoice(choice, rows, keys);
  const isNarrow = useNarrow();
  const common = {
    ...mark,
    label,
    columns,
    layout,
    rows,
    keys,
    firstRow,
    total,
    density,
    choice: handle,
    openKey,
    onOpen,
    newKeys,
  };
  if (isNarrow) {
    return <RegistryList {...common} {...{ isChoosing, onStartChoosing, openLabel }} />;
  }
  return (
    <RegistryTable
      {...common}
      sort={sort}
      sorts={sorts}
      onSort={onSort}
      onWidth={onWidth}
      onMove={onMove}
    />
  );
}
