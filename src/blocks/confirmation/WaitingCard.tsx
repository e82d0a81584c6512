import './WaitingCard.css';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { clockIcon } from '../../ui/icon/frameIcons';

export interface WaitingCardProps {
  /** Tells the user what becomes available and when; some pages name the organization. */
  children: ReactNode;
}

/** The card that a user sees until the owner of the cabinet confirms them. */
export function WaitingCard({ children }: WaitingCardProps) {
  const titleId = useId();
  return (
    <article className="waiting-card flex gap-4 pad-20px" aria-labelledby={titleId}>
      <span className="waiting-card__icon grid flex-none">
        <Icon drawing={clockIcon} size="lg" />
      </span>
      <div className="min-w-0">
        <h2 id={titleId} className="text-md">
          Ожидание подтверждения
        </h2>
        <div className="waiting-card__text mt-1 text-muted">{children}</div>
      </div>
    </article>
  );
}
