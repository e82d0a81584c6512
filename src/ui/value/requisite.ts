import type { ReactNode } from 'react';

export interface Requisite {
  label: string;
  /** Value; an empty value hides the line. */
  value: string;
  /** Shown in the row instead of the value. */
  shown?: ReactNode;
  /** Text that the button copies; the value by default. */
  copied?: string;
  /** Accessible name of the button: «Скопировать {what}»; if undefined, there is no button. */
  what?: string;
}

export function filledIn(lines: readonly Requisite[]): Requisite[] {
  return lines.filter(({ value }) => value !== '');
}

/**
 * Returns all requisites that have a value as one text, one requisite per line, to paste into a letter or a
 * payment order.
 */
export function requisitesText(lines: readonly Requisite[]): string {
  return filledIn(lines)
    .map(({ label, value, copied = value }) => `${label}: ${copied}`)
    .join('\n');
}
