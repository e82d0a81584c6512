import './DataList.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface DataRowProps {
  label: ReactNode;
  children: ReactNode;
}

/** One label and its value, inside of {@link DataList}. */
export function DataRow({ label, children }: DataRowProps) {
  return (
    // `min-w-0`, so that a long word breaks at the edge instead of widening the list.
    <div className="data-row flex items-baseline justify-between gap-1-4 min-w-0">
      <dt className="data-row__label text-muted text-13">{label}</dt>
      <dd className="data-row__value flex-initial min-w-0 font-medium text-right">{children}</dd>
    </div>
  );
}

export interface DataListProps {
  /** Values at the right edge (cards), under their labels (details and dialogs), or inline. */
  layout?: 'sides' | 'stacked' | 'line' | undefined;
  children: ReactNode;
}

/** A description list, for example the conditions of an offer or the fields of a record. */
export function DataList({ layout = 'sides', children }: DataListProps) {
  return (
    <dl className={classNames('data-list grid grid-cols-1', `data-list--${layout}`)}>{children}</dl>
  );
}
