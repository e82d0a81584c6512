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
    <div className="data-row">
      <dt className="data-row__label">{label}</dt>
      <dd className="data-row__value">{children}</dd>
    </div>
  );
}

export interface DataListProps {
  /** Values at the right edge (cards), under their labels (details and dialogs), or all in running lines. */
  layout?: 'sides' | 'stacked' | 'line' | undefined;
  children: ReactNode;
}

/** Terms of an offer, fields of a record: a description list. */
export function DataList({ layout = 'sides', children }: DataListProps) {
  return <dl className={classNames('data-list', `data-list--${layout}`)}>{children}</dl>;
}
