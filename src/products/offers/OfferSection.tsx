import './OfferSection.css';
import { useId, type ReactNode } from 'react';
import { countOf } from '../../lib/countOf';
import { classNames } from '../../ui/classNames';

export interface OfferSectionProps {
  title: string;
  /**
   * Number of offers that wait for a decision of the customer; undefined until known. 0 is not
   * shown.
   */
  count?: number;
  /** Shown instead of `count`. */
  counted?: string;
  /** True if the customer does not have the product. Its card is then one line, and the line replaces the title. */
  isStranger?: boolean;
  /** True while the contents load. */
  isLoading?: boolean;
  children: ReactNode;
}

/** The section of one product on the offers page. */
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
