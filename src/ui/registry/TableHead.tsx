import { memo, useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { Checkbox } from '../input/Checkbox';
import { VisuallyHidden } from '../VisuallyHidden';
import { Icon } from '../icon/Icon';
import { classNames } from '../classNames';
import { sortAltIcon, sortAmountDownIcon, sortAmountUpAltIcon } from '../icon/pageIcons';
import { useShownRows, type ShownRows } from './shownRows';
import { GRID } from './TableRow';
import type { PlacedColumn } from './useColumns';
import { columnMoved, columnWidened } from './columnMoves';
import type { RegistrySort } from './registryColumn';

/** The head of the table: the checkbox for all selectable rows of the page, and the columns. */
export function TableHead({ columns }: { columns: readonly PlacedColumn[] }) {
  const { choice, columns: all, query, view, layout, setLayout } = useShownRows();
  const directionOf = (id: string) => (view.sort.id === id ? view.sort.direction : undefined);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('.registry__sorter')?.dataset['column'];
    if (id === undefined) return;
    view.setSort({ id, direction: directionOf(id) === 'asc' ? 'desc' : 'asc' });
  };
  return (
    <thead {...GRID.group}>
      {/* One listener for all heads, because separate handlers would re-render the heads with each response. */}
      <tr {...GRID.row} aria-rowindex={1} onClick={onClick}>
        {choice && (
          <th
            {...GRID.head}
            className="registry__head relative text-muted text-xs font-normal registry__cell--choice print-hidden border-b bg-sunken pad-0"
          >
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
        {columns.map((placed) => (
          <ColumnHead
            key={placed.column.id}
            {...placed}
            columns={all}
            layout={layout}
            setLayout={setLayout}
            isSortable={query.sorts.includes(placed.column.id)}
            direction={directionOf(placed.column.id)}
          />
        ))}
      </tr>
    </thead>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
const SIGNS = { none: sortAltIcon, ascending: sortAmountUpAltIcon, descending: sortAmountDownIcon };
/** The type of the dragged data: other texts cannot be dropped on a column. */
const DRAGGED = 'application/x-registry-column';

interface ColumnHeadProps
  extends PlacedColumn, Pick<ShownRows, 'columns' | 'layout' | 'setLayout'> {
  isSortable: boolean;
  /** Undefined if the rows are sorted by another column. */
  direction: RegistrySort['direction'] | undefined;
}

/** The head of a column: sorts the rows; can be dragged to another position and resized at its edge. */
const ColumnHead = memo(function ColumnHead({
  column: { id, header, align },
  size,
  flex,
  columns,
  layout,
  setLayout,
  isSortable,
  direction,
}: ColumnHeadProps) {
  const ariaSort = direction === undefined ? 'none' : DIRECTIONS[direction];
  const setWidth = (pixels: number) => setLayout(columnWidened(layout, id, pixels));
  const dragging = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const dragged = event.dataTransfer.getData(DRAGGED);
      if (dragged !== '' && dragged !== id) setLayout(columnMoved(columns, layout, dragged, id));
    },
  };
  return (
    <th
      {...GRID.head}
      className={classNames(
        'registry__head relative text-muted text-xs font-normal border-b bg-sunken pad-0',
        align === 'end' && 'registry__head--numeric',
      )}
      {...(isSortable && { 'aria-sort': ariaSort })}
      {...dragging}
    >
      {isSortable ? (
        <button
          type="button"
          className="registry__sorter flex items-center gap-1 w-full wrap-anywhere focus-inside"
          data-column={id}
        >
          {header}
          <Icon
            drawing={SIGNS[ariaSort]}
            size="sm"
            className={classNames(
              'registry__sort print-hidden',
              direction && 'registry__sort--on text-accent',
            )}
          />
        </button>
      ) : (
        <span className="registry__title flex items-center w-full wrap-anywhere">{header}</span>
      )}
      <WidthHandle size={flex ? undefined : size} onWidth={setWidth} />
    </th>
  );
});

interface WidthHandleProps {
  /** Width of the column in pixels; undefined for a column that takes the free space. */
  size: number | undefined;
  onWidth: (pixels: number) => void;
}

/** The resize handle of a column; keyboard users can change widths in the settings of the table. */
function WidthHandle({ size, onWidth }: WidthHandleProps) {
  const start = useRef<{ x: number; size: number; scale: number } | null>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const shown = event.currentTarget.closest('th')?.offsetWidth ?? 0;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      x: event.clientX,
      size: size ?? shown,
      scale: (size ?? shown) / Math.max(shown, 1),
    };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current === null) return;
    const { x, size: before, scale } = start.current;
    onWidth(before + (clientX - x) * scale);
  };
  const end = () => {
    start.current = null;
  };
  return (
    <span
      aria-hidden="true"
      className="registry__edge print-hidden absolute bottom-0"
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
