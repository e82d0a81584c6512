import './OfferSection.css';
import { useId, type ReactNode } from 'react';
import { countOf } from '../../lib/countOf';

export interface OfferSectionProps {
  title: string;
  /** How many offers wait for an answer, once it is known; 0 is not shown. */
  count?: number;
  /** Another text in the place of `count`. */
  counted?: string;
  /** The contents are being loaded. */
  isLoading?: boolean;
  children: ReactNode;
}

/** One product's part of the offers page. */
export function OfferSection({
  title,
  count = 0,
  counted,
  isLoading = false,
  children,
}: OfferSectionProps) {
  const titleId = useId();
  const offers = count > 0 ? countOf(count, 'предложение', 'предложения', 'предложений') : '';
  const words = counted ?? offers;
  return (
    <section className="offer-section" aria-labelledby={titleId} aria-busy={isLoading}>
      <header className="offer-section__header">
        <h2 id={titleId}>{title}</h2>
        {words !== '' && <span className="offer-section__count">{words}</span>}
      </header>
      {children}
    </section>
  );
}
