import './OfferSection.css';
import { useId, type ReactNode } from 'react';
import { countOf } from '../../lib/countOf';
import { classNames } from '../../ui/classNames';

export interface OfferSectionProps {
  title: string;
  /** Number of offers that wait for a decision of the user. Not shown if it is 0 or not known yet. */
  count?: number;
  /** Shown instead of `count`. */
  counted?: string;
  /**
   * True if the user does not have the product: its card is a single line, and the title is only for screen readers.
   */
  isStranger?: boolean;
  /** True while the contents load. */
  isLoading?: boolean;
  children: ReactNode;
}

export function OfferSection({
  title,
  count = 0,
  counted,
  isStranger = false,
  isLoading = false,
  children,
}: OfferSectionProps) {
  const titleId = useId();
  const offers = count > 0 ? countOf(count, 'предложение', 'предложения', 'предложений') : '';
  const words = counted ?? offers;
  return (
    <section
      className={classNames(
        'offer-section grid justify-items-start gap-2',
        isStranger && 'offer-section--stranger surface',
      )}
      aria-labelledby={titleId}
      aria-busy={isLoading}
    >
      <header
        className={
          isStranger
            ? 'visually-hidden'
            : 'offer-section__header flex flex-wrap gap-1-3 items-baseline'
        }
      >
        <h2 id={titleId}>{title}</h2>
        {words !== '' && <span className="text-muted">{words}</span>}
      </header>
      {children}
    </section>
  );
}
