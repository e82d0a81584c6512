import './EntryCell.css';
import type { ReactNode } from 'react';

interface EntryCellProps {
  /** How much of the line it takes; all of it on a phone, two sixths share one there. */
  span: 'sixth' | 'third' | 'rest' | 'whole';
  children: ReactNode;
}

/** The place of a field in an `EntryFrame`. */
export function EntryCell({ span, children }: EntryCellProps) {
  return <div className={`entry-cell--${span}`}>{children}</div>;
}
