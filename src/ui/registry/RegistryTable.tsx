import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '../classNames';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useShownRows } from './shownRows';
import { useColumns, type PlacedColumn } from './useColumns';
import { usePrinting } from './usePrinting';

const CHOICE_WIDTH = 44;
/** Extra inset of the outer columns, px. */
const EDGE = 6;
/** Factor by which a flexible column on paper is wider than its minimum width. */
const GROWN = 1.5;

/**
 * A table that renders only the visible rows if there are many. The page scrolls, so the head is a separate sticky
 * table that follows the rows sideways.
 */
export function RegistryTable() {
  const { label, columns, layout, total, view, density, mark, choice } = useShownRows();
  const grid = useRef<HTMLDivElement>(null);
  const headLine = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const choiceWidth = choice ? CHOICE_WIDTH : 0;
  const room = useWidth(grid);
  const edges = choice ? EDGE : 2 * EDGE;
  const placed = useColumns(columns, layout, room - choiceWidth - edges);
  const { page, size, sort } = view;
  useStartOfPage(grid, `${page * size} ${sort.id} ${sort.direction}`);
  const width = placed.reduce((sum, { size }) => sum + size, choiceWidth + edges);
  const style = { minWidth: width, '--table-width': width };
  const className = 'registry__table w-full';
  const widths = printing ? (
    <Shares columns={placed} />
  ) : (
    <Widths columns={placed} choiceWidth={choiceWidth} />
  );
  const heads = <TableHead columns={placed} />;
  return (
    <div
      {...mark}
      ref={grid}
      // `TableBody` handles the keys of the grid.
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-multiselectable={choice !== undefined}
      className={classNames(
        'registry__grid',
        `registry__grid--${density}`,
        room > 0 && width > room && 'registry__grid--sideways relative',
      )}
    >
      {!printing && (
        <div
          ref={headLine}
          className="registry__head-line overflow-hidden sticky"
          onScroll={({ currentTarget }) => {
            scrollAside(scroller.current, currentTarget);
          }}
        >
          <table role="presentation" className={className} style={style}>
            {widths}
            {heads}
          </table>
        </div>
      )}
      <div
        ref={scroller}
        className="registry__scroller overflow-x-auto"
        onScroll={({ currentTarget }) => {
          scrollAside(headLine.current, currentTarget);
        }}
      >
        <table role="presentation" className={className} style={style}>
          {widths}
          {/* The printer repeats the head on each page. */}
          {printing && heads}
          <TableBody columns={placed} printing={printing} />
        </table>
      </div>
    </div>
  );
}

/** Keeps the horizontal scroll of head and body in step. */
function scrollAside(part: HTMLElement | null, { scrollLeft }: HTMLElement): void {
  if (part) part.scrollLeft = scrollLeft;
}

interface WidthsProps {
  columns: readonly PlacedColumn[];
  choiceWidth: number;
}

function Widths({ columns, choiceWidth }: WidthsProps) {
  return (
    <colgroup>
      {choiceWidth > 0 && <col className="print-hidden" style={{ width: choiceWidth }} />}
      {columns.map(({ column, size, flex }, at) => {
        const edges = Number(at === 0 && choiceWidth === 0) + Number(at === columns.length - 1);
        return <col key={column.id} {...(!flex && { style: { width: size + edges * EDGE } })} />;
      })}
    </colgroup>
  );
}

/** Widths for printing: each column gets a share of the paper, and there is no checkbox column. */
function Shares({ columns }: Pick<WidthsProps, 'columns'>) {
  const parts = columns.map(({ size, flex }) => (flex ? GROWN * size : size));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return (
    <colgroup>
      {parts.map((part, at) => (
        <col key={columns[at]?.column.id} style={{ width: `${(100 * part) / all}%` }} />
      ))}
    </colgroup>
  );
}

/** Returns the width of an element, px; infinite if it is unknown. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || !('ResizeObserver' in window)) return undefined;
    const read = () => setWidth(current.clientWidth || Number.POSITIVE_INFINITY);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Scrolls to the first row when the page or the sort order changes, if that row is above the window. */
function useStartOfPage(grid: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { current } = grid;
    if (current && current.getBoundingClientRect().top < 0) {
      current.scrollIntoView({ block: 'start' });
    }
  });
}
