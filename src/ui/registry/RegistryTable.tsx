import {
  useLayoutEffect,
  useMemo,
  useRef,
  type ChangeEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Checkbox } from '../input/Checkbox';
import { VisuallyHidden } from '../VisuallyHidden';
import { classNames } from '../classNames';
import type { Density } from '../density';
import { ColumnHead } from './ColumnHead';
import { TableRow } from './TableRow';
import { isControl } from './rowClick';
import type { RegistrySort } from './registryColumn';
import type { ChoiceHandle } from './useChoice';
import type { PlacedColumn } from './useColumns';
import { usePrinting } from './usePrinting';
import { useRowFocus, useActiveRow } from './useRowFocus';
import { useTableRows } from './useVirtualRows';

export interface RegistryRowsProps<Row extends object> {
  /** Spoken name of the table. */
  label: string;
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  /** Of the rows, in their order. */
  keys: readonly string[];
  /** Index of the first row among those of all pages. */
  firstRow: number;
  /** Rows on all pages. */
  total: number;
  density: Density;
  /** Undefined where rows cannot be chosen. */
  choice: ChoiceHandle<Row> | undefined;
  /** Key of the row whose panel is open. */
  openKey: string | null;
  onOpen: ((row: Row) => void) | undefined;
}

export interface RegistryTableProps<Row extends object> extends RegistryRowsProps<Row> {
  sort: RegistrySort | undefined;
  sorts: readonly string[];
  onSort: (sort: RegistrySort) => void;
  onWidth: ((id: string, pixels: number) => void) | undefined;
  /** Puts the column `id` where the column `target` stands. */
  onMove: ((id: string, target: string) => void) | undefined;
}

/** Pixels that a row takes before it is measured; the stylesheet gives rows at least these. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 56, compact: 40 };
const HEAD_HEIGHT = 40;
const CHOICE_WIDTH = 48;

/** Rows as a table: only those that are seen are in the page. */
export function RegistryTable<Row extends object>({
  label,
  columns,
  rows,
  keys,
  firstRow,
  total,
  density,
  choice,
  openKey,
  onOpen,
  sort,
  sorts,
  onSort,
  onWidth,
  onMove,
}: RegistryTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const { active, setActiveKey } = useActiveRow(keys);
  useStartOfPage(scroller, `${firstRow} ${sort?.id} ${sort?.direction}`);
  const estimate = ROW_HEIGHT[density];
  const seen = useTableRows(
    {
      count: rows.length,
      keyAt: (index) => keys[index] ?? String(index),
      active,
      estimate,
      whole: printing,
    },
    scroller,
    HEAD_HEIGHT,
  );
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const { onKeyDown, onFocus } = useRowFocus(
    {
      keys,
      body,
      scrollTo: seen.scrollTo,
      step: () =>
        Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimate) - 2) || 10,
      onChoose: (index) => choice?.toggle(index),
      onOpen: open,
    },
    setActiveKey,
  );
  const indexOf = ({ target }: { target: EventTarget }) =>
    Number(
      (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null)?.dataset[
        'row'
      ],
    );
  // A change does not say which keys were held; the click before it does.
  const isShift = useRef(false);
  const onClick = (event: MouseEvent) => {
    isShift.current = event.shiftKey;
    if (!isControl(event)) open(indexOf(event));
  };
  const onChange = (event: ChangeEvent) => {
    const isChoice = event.target.closest('.registry__cell--choice') !== null;
    if (isChoice) choice?.toggle(indexOf(event), isShift.current);
  };
  const width = columns.reduce((sum, { size }) => sum + size, choice ? CHOICE_WIDTH : 0);
  const anyColumns: readonly PlacedColumn<object>[] = columns;
  const style = useMemo(() => ({ minWidth: width }), [width]);
  return (
    <div ref={scroller} className="registry__scroller">
      <table
        // The keys of a grid work on its rows.
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={choice !== undefined}
        className={classNames('registry__table', `registry__table--${density}`)}
        style={style}
      >
        <colgroup>
          {choice && <col className="registry__choice-column" style={{ width: CHOICE_WIDTH }} />}
          {columns.map(({ column, size }) => (
            <col key={column.id} style={{ width: size }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {choice && (
              <th scope="col" className="registry__head registry__cell--choice">
                <VisuallyHidden>Выбор</VisuallyHidden>
                <Checkbox
                  aria-label={`Выбрать все ${choice.selectable} на странице`}
                  checked={choice.share === 'all'}
                  indeterminate={choice.share === 'some'}
                  disabled={choice.selectable === 0}
                  onChange={choice.toggleAll}
                />
              </th>
            )}
            {columns.map(({ column, size }) => (
              <ColumnHead
                key={column.id}
                column={column}
                size={size}
                sort={sort}
                isSortable={sorts.includes(column.id)}
                onSort={onSort}
                onWidth={onWidth}
                onDrop={onMove && ((id) => onMove(id, column.id))}
              />
            ))}
          </tr>
        </thead>
        {/* Rows are told apart by their index: one listener serves them all, however many there are. */}
        <tbody
          ref={body}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={onClick}
          onChange={onChange}
        >
          {seen.rows.flatMap(({ index, before }) => {
            const row = rows[index];
            const key = keys[index];
            if (row === undefined || key === undefined) return [];
            return [
              before >= 1 && <FillerRow key={`before ${key}`} pixels={before} />,
              <TableRow
                key={key}
                row={row}
                index={index}
                position={firstRow + index + 2}
                columns={anyColumns}
                isActive={index === active}
                isOpen={key === openKey}
                opens={onOpen !== undefined}
                isChosen={choice?.isChosen(key)}
                isSelectable={choice?.isSelectable(row) ?? false}
                name={choice?.nameOf(row) ?? ''}
                reason={choice?.reasonOf(row)}
                measure={seen.measure}
              />,
            ];
          })}
          {seen.after >= 1 && <FillerRow pixels={seen.after} />}
        </tbody>
      </table>
    </div>
  );
}

/** Another page, or another order, starts with its first row. */
function useStartOfPage(scroller: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scroller.current?.scrollTo?.({ top: 0 });
  });
}

/** The room of rows that are left out. */
function FillerRow({ pixels }: { pixels: number }) {
  return (
    <tr aria-hidden="true" className="registry__filler">
      <td style={{ height: pixels }} />
    </tr>
  );
}
