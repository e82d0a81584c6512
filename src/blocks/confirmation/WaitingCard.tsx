import './WaitingCard.css';
import { useId, type ReactNode } from 'react';

export interface WaitingCardProps {
  /** Text about the features that the user gets after the confirmation; some pages name the organization. */
  children: ReactNode;
}

/** The card that a user sees until the owner of the cabinet confirms them. */
export function WaitingCard({ children }: WaitingCardProps) {
  const titleId = useId();
  return (
    <article className="waiting-card surface grid gap-1 pad-20px" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md">
        Ожидание подтверждения
      </h2>
      <div className="waiting-card__text text-muted">{children}</div>
    </article>
  );
}
