import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { sorted } from '../../lib/copies';

/** A rendered row, and the space of the omitted rows before it. */
interface VirtualRow {
  readonly index: number;
  /** Height of the omitted rows before this row, px. */
  readonly before: number;
}

interface VirtualRows {
  readonly rows: readonly VirtualRow[];
  /** Height of the omitted rows after the last rendered row, px. */
  readonly after: number;
}

interface MeasuredRow {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Up to this number all rows are rendered: virtualisation would not be faster. */
const ALL_AT_ONCE = 40;

/** Returns the measured rows in order; `from` and `to` are the top and the bottom of all rows, px. */
export function virtualRowsOf(
  items: readonly MeasuredRow[],
  from: number,
  to: number,
): VirtualRows {
  let end = from;
  const rows = items.map((item) => {
    const before = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, before };
  });
  return { rows, after: Math.max(0, to - end) };
}

/** Returns the first `count` rows, without omissions. */
export function plainRows(count: number): VirtualRows {
  return { rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })), after: 0 };
}

/** Returns the indices of the visible range in ascending order, with `active` among them. */
export function withActiveRow(range: readonly number[], active: number, count: number): number[] {
  if (active < 0 || active >= count || range.includes(active)) return [...range];
  return sorted([...range, active], (left, right) => left - right);
}

interface Rows {
  keys: readonly string[];
  /** Index of the row in the tab order; -1 if there is none. This row is rendered even out of view. */
  active: number;
  /** Default height of a row in pixels, used before it is measured. */
  estimate: number;
  /** True to render all rows, for printing. */
  whole: boolean;
  /** Pixels at the top of the window covered by sticky parts. */
  covered: number;
}

interface VirtualRowsHandle extends VirtualRows {
  /** Ref of each row, to measure its height. */
  measure: ((element: Element | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/** Rows rendered beyond each end of the visible range. */
const OVERSCAN = 6;

/** Returns the top of the rows in the page, px; updated when the page resizes. */
function useTop(list: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const read = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    read();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isOn]);
  return top;
}

/** Returns the visible part of the rows while the page scrolls. */
export function useWindowRows(
  { keys, active, estimate, whole, covered }: Rows,
  list: RefObject<HTMLElement | null>,
): VirtualRowsHandle {
  const count = keys.length;
  const isWindowed = count > ALL_AT_ONCE && !whole;
  const top = useTop(list, isWindowed);
  // The function must be stable while the rows are the same: a new function re-measures every row.
  const getItemKey = useCallback((index: number) => keys[index] ?? String(index), [keys]);
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    enabled: isWindowed,
    overscan: OVERSCAN,
    // Rows beyond the window are already rendered, so a frame need not wait for more.
    useFlushSync: false,
    estimateSize: () => estimate,
    // A row without layout has no height, so the default height is used.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimate,
    getItemKey,
    initialRect: { width: 1000, height: 800 },
    rangeExtractor: (range) => withActiveRow(defaultRangeExtractor(range), active, count),
    scrollMargin: top,
    scrollPaddingStart: covered,
  });
  const scrollTo = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );
  if (!isWindowed) return { ...plainRows(count), measure: undefined, scrollTo };
  const items = virtualizer.getVirtualItems();
  // A hidden window has no height, so the visible range is unknown.
  const isBlind = items.length === 0 || virtualizer.scrollRect?.height === 0;
  return {
    ...(isBlind
      ? plainRows(Math.min(count, ALL_AT_ONCE))
      : virtualRowsOf(items, top, top + virtualizer.getTotalSize())),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}
