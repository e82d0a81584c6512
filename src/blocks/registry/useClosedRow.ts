import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from './useOpenedRow';

/**
 * Gives the focus to the row whose panel has closed, unless something else has it. A panel that came with
 * the page, by a link or on the way back, was opened by nothing that could get it.
 *
 * @param at place of the open row on the page, or -1
 */
export function useClosedRow(
  screen: RefObject<HTMLElement | null>,
  openKey: string | null,
  at: number,
): void {
  const before = useRef({ openKey, at });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { openKey, at };
    if (was.openKey === null || openKey !== null) return;
    if (!isFocusFree()) return;
    // Of a row that is not on the page, the focus goes to the one that Tab would reach.
    const place =
      was.at < 0
        ? '[data-row][tabindex="0"]'
        : `[data-row="${was.at}"], [data-index="${was.at}"] .registry__item-open`;
    screen.current?.querySelector<HTMLElement>(place)?.focus();
  });
}
