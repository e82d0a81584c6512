import './SumBadges.css';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/value/StatusBadge';

/** The badges beside a card's sum: where it stands, and whether that is news. */
export function SumBadges({ isNew, children }: { isNew: boolean; children?: ReactNode }) {
  return (
    <span className="sum-badges">
      {isNew && <StatusBadge tone="info" label="Новое решение" />}
      {children}
    </span>
  );
}
