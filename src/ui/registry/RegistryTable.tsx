import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../input/Checkbox';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { classNames } from '../classNames';
import { DensityContext, type Density } from '../density';
import { selectionShare, withRow, withRows } from './selection';
import { sortAltIcon } from '../icon/drawings/sortAltIcon';
import { sortAmountDownIcon } from '../icon/drawings/sortAmountDownIcon';
import { sortAmountUpAltIcon } from '../icon/drawings/sortAmountUpAltIcon';

export interface RegistryColumn<Row> {
  /** Also the name of the sort order. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sums and counts: right-aligned tabular figures. */
  numeric?: boolean | undefined;
  sortable?: boolean | undefined;
}

export interface RegistrySort {
  id: string;
  direction: 'asc' | 'desc';
}

export interface RegistrySelection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** «УПД 1482»: completes «Выбрать …» for those who hear the table. */
  nameOf: (row: Row) => string;
}

export interface RegistryTableProps<Row extends object> {
  label: string;
  columns: readonly RegistryColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What the user chose for all registries by default. */
  density?: Density | undefined;
  sort?: RegistrySort | null | undefined;
  onSort?: ((sort: RegistrySort | null) => void) | undefined;
  selection?: RegistrySelection<Row> | undefined;
  /** A larger target for the mouse; the keyboard has the link or button in the first cell. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Keeps only the rows on the screen in the page; needs a height to scroll in. */
  virtual?: { height: string } | undefined;
}

/** Row heights of both densities, px; the stylesheet gives the rows exactly these. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 56, compact: 40 };

/** Cards have different heights and are not virtualised: they come in portions of this many. */
const CARDS_AT_ONCE = 100;

// Below 768 px rows become cards (look.md).
const narrow = typeof window === 'undefined' ? null : window.matchMedia?.('(max-width: 767.98px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      narrow?.addEventListener('change', onChange);
      return () => narrow?.removeEventListener('change', onChange);
    },
    () => narrow?.matches ?? false,
  );
}

function sortIcon({ sortOrder }: { sortOrder?: number | null | undefined }): ReactNode {
  if (!sortOrder) return <Icon drawing={sortAltIcon} size="sm" className="registry__sort" />;
  const name = sortOrder > 0 ? sortAmountUpAltIcon : sortAmountDownIcon;
  return <Icon drawing={name} size="sm" className="registry__sort registry__sort--on" />;
}

/** The rows themselves, on PrimeReact's DataTable; the server sorts and cuts pages. */
export function RegistryTable<Row extends object>({
  label,
  columns,
  rows,
  keyOf,
  density,
  sort,
  onSort,
  selection,
  onRowClick,
  virtual,
}: RegistryTableProps<Row>) {
  const chosenDensity = useContext(DensityContext);
  const shownDensity = density ?? chosenDensity;
  const cards = useNarrow();
  const [cardLimit, setCardLimit] = useState(CARDS_AT_ONCE);
  const limit = cards ? cardLimit : rows.length;
  const value = useMemo(() => rows.slice(0, limit), [rows, limit]);
  const windowed = virtual !== undefined && !cards;
  const openRow = (data: unknown) => {
    const row = rows.find((candidate) => candidate === data);
    if (row !== undefined) onRowClick?.(row);
  };
  const table = (
    <DataTable<Row[]>
      value={value}
      dataKey={keyOf}
      lazy
      removableSort
      scrollable={windowed}
      className={classNames('registry__table', `registry__table--${shownDensity}`)}
      pt={{
        table: { 'aria-label': label },
        wrapper: { tabIndex: 0, role: 'region', 'aria-label': label },
      }}
      sortIcon={sortIcon}
      rowHover
      rowClassName={(row: Row) =>
        classNames(
          selection?.keys.has(keyOf(row)) && 'registry__row--chosen',
          onRowClick && 'registry__row--link',
        )
      }
      onSort={({ sortField, sortOrder }) =>
        onSort?.(sortOrder ? { id: sortField, direction: sortOrder > 0 ? 'asc' : 'desc' } : null)
      }
      {...(sort && { sortField: sort.id, sortOrder: sort.direction === 'asc' ? 1 : -1 })}
      {...(onRowClick && { onRowClick: ({ data }) => openRow(data) })}
      {...(windowed && {
        scrollHeight: virtual.height,
        virtualScrollerOptions: { itemSize: ROW_HEIGHT[shownDensity] },
      })}
    >
      {selection && selectionColumn(rows, keyOf, selection)}
      {columns.map(tableColumn)}
    </DataTable>
  );
  if (value.length === rows.length) return table;
  return (
    <>
      {table}
      <div className="registry__more">
        <Button variant="outlined" wide onClick={() => setCardLimit(limit + CARDS_AT_ONCE)}>
          Показать ещё
        </Button>
      </div>
    </>
  );
}

function tableColumn<Row>({ id, header, cell, numeric, sortable }: RegistryColumn<Row>) {
  const className = classNames('registry__cell', numeric && 'registry__cell--numeric');
  return (
    <Column
      key={id}
      field={id}
      header={header}
      sortable={sortable ?? false}
      headerClassName={className}
      bodyClassName={className}
      body={(row: Row) => (
        <>
          <span className="registry__label" aria-hidden="true">
            {header}
          </span>
          <span className="registry__value">{cell(row)}</span>
        </>
      )}
    />
  );
}

function selectionColumn<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { keys, onChange, nameOf }: RegistrySelection<Row>,
) {
  const visible = rows.map(keyOf);
  const share = selectionShare(visible, keys);
  return (
    <Column
      key="selection"
      headerClassName="registry__cell registry__cell--choice"
      bodyClassName="registry__cell registry__cell--choice"
      header={
        <>
          <VisuallyHidden>Выбор</VisuallyHidden>
          <Checkbox
            aria-label="Выбрать все строки на странице"
            checked={share === 'all'}
            indeterminate={share === 'some'}
            onChange={() => onChange(withRows(keys, visible, share !== 'all'))}
          />
        </>
      }
      body={(row: Row) => (
        <Checkbox
          aria-label={`Выбрать ${nameOf(row)}`}
          checked={keys.has(keyOf(row))}
          onChange={(event) => onChange(withRow(keys, keyOf(row), event.target.checked))}
        />
      )}
    />
  );
}
