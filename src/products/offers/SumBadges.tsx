import './SumBadges.css';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/value/StatusBadge';

/** The badges beside a card's sum: the status, and «new» for a decision that was not seen yet. */
export function SumBadges({ isNew, children }: { isNew: boolean; children?: ReactNode }) {
  return (
    <span className="sum-badges">
      {isNew && <StatusBadge tone="info" label="Новое решение" />}
      {children}
    </span>
  );
}
