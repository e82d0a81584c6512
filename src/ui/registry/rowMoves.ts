/** Where a key leads from a row. */
export interface RowPlace {
  /** From 0, on this page. */
  index: number;
  /** Rows on this page. */
  count: number;
  /** Rows that PageUp and PageDown pass. */
  step: number;
}

/** The letters of the rows by their place on the keyboard, so that the Russian layout has them too. */
const LETTERS: Readonly<Record<string, string>> = {
  KeyJ: 'ArrowDown',
  KeyK: 'ArrowUp',
  KeyX: ' ',
  KeyE: 'Export',
};

/** The key that a letter stands for, or the key itself. A letter held with Ctrl or Shift is not one of them. */
export function rowKeyOf(event: {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}): string {
  const { key, code, ctrlKey, shiftKey } = event;
  return ctrlKey || shiftKey ? key : (LETTERS[code] ?? key);
}

/** The row that a key leads to; null for a key that leads nowhere. */
export function rowAfterKey(key: string, { index, count, step }: RowPlace): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + step, last);
    case 'PageUp':
      return Math.max(index - step, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
