import { memo, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../input/Checkbox';
import { classNames } from '../classNames';
import { cellText } from './cellValue';
import { cellOf } from './columns';
import { NewMark } from './NewMark';
import type { RegistryRow } from './registryColumn';
import type { PlacedColumn } from './useColumns';

/**
 * ARIA roles of the grid's elements. Head and rows are two presentational tables, so their elements need
 * explicit roles.
 */
export const GRID = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;

interface TableRowProps {
  row: RegistryRow;
  /** Index on this page, from 0. */
  index: number;
  /** Index among the rows of all pages and the header, from 1. */
  position: number;
  columns: readonly PlacedColumn[];
  /** True for the only row in the tab order. */
  isActive: boolean;
  isOpen: boolean;
  isNew: boolean;
  opens: boolean;
  /** Undefined in a registry without selection. */
  isChosen: boolean | undefined;
  isSelectable: boolean;
  /** Name of the row for «Выбрать …». */
  name: string;
  reason: string | undefined;
  measure: ((element: Element | null) => void) | undefined;
}

const PRESSED = 'a[href], button, input, select, textarea';

/** Minimum length of texts that may be cut: clipping every cell would cost rendering time. */
const LONG = 15;

/** Length of texts in characters: shorter texts get no tooltip, longer texts are cut in the tooltip. */
const HINT = { from: LONG, to: 1000 } as const;

const hintOf = (text: string) => (text.length < HINT.from ? undefined : text.slice(0, HINT.to));

/** Makes Tab skip the controls of rows that are not in the tab order. */
function keepTabStops(row: HTMLElement | null, isActive: boolean): void {
  for (const control of row?.querySelectorAll<HTMLElement>(PRESSED) ?? []) {
    control.tabIndex = isActive ? 0 : -1;
  }
}

/** A row of the table; the table body handles its events. */
export const TableRow = memo(function TableRow({
  row,
  index,
  position,
  columns,
  isActive,
  isOpen,
  isNew,
  opens,
  isChosen,
  isSelectable,
  name,
  reason,
  measure,
}: TableRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    keepTabStops(element.current, isActive);
    measure?.(element.current);
  });
  useLayoutEffect(() => () => measure?.(null), [measure]);
  return (
    <tr
      {...GRID.row}
      ref={element}
      data-row={index}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={position}
      className={classNames(
        'registry__row bg-surface focus-inside print-whole',
        isChosen && 'registry__row--chosen',
        isOpen && 'registry__row--open',
        opens && 'cursor-pointer',
      )}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      {...(reason !== undefined && { title: reason })}
    >
      {isChosen !== undefined && (
        <td
          {...GRID.cell}
          className="registry__cell text-sm registry__cell--choice print-hidden border-b"
        >
          <Checkbox
            aria-label={`Выбрать ${name}${reason === undefined ? '' : `. ${reason}`}`}
            checked={isChosen}
            disabled={!isSelectable && !isChosen}
            readOnly
          />
        </td>
      )}
      {columns.map(({ column }, place) => {
        const text = cellText(column.value(row));
        const hint = hintOf(text);
        return (
          <td
            {...GRID.cell}
            key={column.id}
            className={classNames(
              'registry__cell text-sm border-b',
              column.align === 'end' && 'registry__cell--numeric text-right',
            )}
            data-long={hint !== undefined}
          >
            {place === 0 && isNew && <NewMark />}
            <div
              className="registry__value wrap-anywhere"
              title={hint}
              data-endless={text.length > HINT.to}
            >
              {cellOf(column, row)}
            </div>
            {place === 0 && isChosen && reason !== undefined && (
              <small className="text-danger">{reason}</small>
            )}
          </td>
        );
      })}
    </tr>
  );
});
