import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import {
  ALL_AT_ONCE,
  plainRows,
  virtualRowsOf,
  withActiveRow,
  type VirtualRows,
} from './virtualRows';

interface Rows {
  keys: readonly string[];
  /** The row with the focus stays in the page. */
  active: number;
  /** Pixels that a row takes before it is measured. */
  estimate: number;
  /** Everything is wanted in the page: print. */
  whole: boolean;
}

export interface VirtualRowsHandle extends VirtualRows {
  /** Ref of each row, for its true height. */
  measure: ((element: Element | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/** Rows beyond each end of what is seen. */
const OVERSCAN = 6;

const isWindowed = ({ keys, whole }: Rows) => keys.length > ALL_AT_ONCE && !whole;

/** Options that stay the same objects while rows do: another `getItemKey` measures all rows anew. */
function useOptions(rows: Rows) {
  const { keys, active, estimate } = rows;
  const count = keys.length;
  const getItemKey = useCallback((index: number) => keys[index] ?? String(index), [keys]);
  return {
    count,
    enabled: isWindowed(rows),
    overscan: OVERSCAN,
    // Rows beyond the window are there already: a frame is not kept waiting for more.
    useFlushSync: false,
    estimateSize: () => estimate,
    getItemKey,
    initialRect: { width: 1000, height: 800 },
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withActiveRow(defaultRangeExtractor(range), active, count),
  };
}

/** The part of the rows of a table that scrolls in `scroller`, under a header of `top` pixels. */
export function useTableRows(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  top: number,
): VirtualRowsHandle {
  // What it returns is read anew with each render.
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...useOptions(rows),
    getScrollElement: () => scroller.current,
    scrollMargin: top,
    scrollPaddingStart: top,
  });
  const scrollTo = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );
  return handleOf(rows, virtualizer, top, scrollTo);
}

/** The part of the rows of a list that scrolls with the window. */
export function useWindowRows(rows: Rows, list: RefObject<HTMLElement | null>): VirtualRowsHandle {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [list, rows.keys.length]);
  const virtualizer = useWindowVirtualizer<Element>({ ...useOptions(rows), scrollMargin: top });
  const scrollTo = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );
  return handleOf(rows, virtualizer, top, scrollTo);
}

function handleOf(
  rows: Rows,
  virtualizer: Pick<
    ReturnType<typeof useWindowVirtualizer<Element>>,
    'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'scrollRect'
  >,
  top: number,
  scrollTo: (index: number) => void,
): VirtualRowsHandle {
  if (!isWindowed(rows)) return { ...plainRows(rows.keys.length), measure: undefined, scrollTo };
  const items = virtualizer.getVirtualItems();
  // A page that nobody looks at has no height.
  const isBlind = items.length === 0 || virtualizer.scrollRect?.height === 0;
  return {
    ...(isBlind
      ? plainRows(Math.min(rows.keys.length, ALL_AT_ONCE))
      : virtualRowsOf(items, top, top + virtualizer.getTotalSize())),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}
