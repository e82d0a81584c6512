import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Row from which a key moves the focus. */
interface RowPlace {
  /** Index on this page, from 0. */
  index: number;
  /** Number of rows on this page. */
  count: number;
  /** Number of rows that PageUp and PageDown skip. */
  step: number;
}

/** Letter keys by their physical position, so that they also work in the Russian layout. */
const LETTERS: Readonly<Record<string, string>> = {
  KeyJ: 'ArrowDown',
  KeyK: 'ArrowUp',
  KeyX: ' ',
  KeyE: 'Export',
};

/** Returns the key for which a letter is a shortcut, or the key itself. Letters with Ctrl or Shift are no shortcuts. */
export function rowKeyOf(event: {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}): string {
  const { key, code, ctrlKey, shiftKey } = event;
  return ctrlKey || shiftKey ? key : (LETTERS[code] ?? key);
}

/** Returns the row that a key moves to; null for other keys. */
export function rowAfterKey(key: string, { index, count, step }: RowPlace): number | null {
  const last = count - 1;
  const places: Readonly<Partial<Record<string, number>>> = {
    ArrowDown: Math.min(index + 1, last),
    ArrowUp: Math.max(index - 1, 0),
    PageDown: Math.min(index + step, last),
    PageUp: Math.max(index - step, 0),
    Home: 0,
    End: last,
  };
  return places[key] ?? null;
}

interface RowFocusOptions {
  /** Row keys of this page, in display order. */
  keys: readonly string[];
  /** Parent element of the rows; each row has its index in `data-row`. */
  body: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  /** Returns the number of rows that PageUp and PageDown skip. */
  step: () => number;
  /** Called by Space or X. */
  onChoose: (index: number) => void;
  /** Called by Enter. */
  onOpen: (index: number) => void;
  /** Called by E; undefined if the rows cannot be exported. */
  onExport: (() => void) | undefined;
  setActiveKey: (key: string | null) => void;
}

const TYPING = 'input:not([type="checkbox"]), select, textarea';

/** Returns the row of an event: the index, and `isRow` if the row itself was the target; null outside of the rows. */
export function rowOf(target: EventTarget): { index: number; isRow: boolean } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]');
  return row && { index: Number(row.dataset['row']), isRow: row === target };
}

/**
 * Handles the keys of a registry: arrows, J and K, Home, End, PageUp and PageDown move between rows, Space or X
 * selects, Enter opens, E exports. Only one row and its controls are in the tab order. Letters only work while a row
 * has the focus (WCAG 2.1.4).
 */
export function useRowFocus({
  keys,
  body,
  scrollTo,
  step,
  onChoose,
  onOpen,
  onExport,
  setActiveKey,
}: RowFocusOptions) {
  const goTo = (index: number) => {
    // The row must be rendered before it can be focused.
    flushSync(() => setActiveKey(keys[index] ?? null));
    scrollTo(index);
    body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const key = rowKeyOf(event);
    const place = rowOf(target);
    const isHeld = event.altKey || event.metaKey;
    if (!place || isHeld || (target instanceof Element && target.matches(TYPING))) return;
    const next = rowAfterKey(key, { index: place.index, count: keys.length, step: step() });
    if (next !== null) {
      event.preventDefault();
      goTo(next);
    } else if (key === 'Export') {
      event.preventDefault();
      onExport?.();
    } else if ((place.isRow || key !== event.key) && (key === ' ' || key === 'Enter')) {
      event.preventDefault();
      (key === ' ' ? onChoose : onOpen)(place.index);
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = rowOf(target);
    if (place) setActiveKey(keys[place.index] ?? null);
  };
  return { onKeyDown, onFocus };
}

/** Returns true for a click with another purpose: on a control, or at the end of a text selection. */
export function isControl({ target }: Pick<MouseEvent, 'target'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('a, button, input, select, textarea, label, .registry__cell--choice')) {
    return true;
  }
  return (window.getSelection()?.toString() ?? '') !== '';
}
