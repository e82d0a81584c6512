import './RowDetails.css';
import type { ReactNode } from 'react';
import type { Status } from '../../domain/statuses/status';
import { createPart, LazyPart } from '../../shell/lazy/LazyPart';
import { SkeletonText } from '../../ui/state/Skeletons';
import type { TimelineProps } from '../../ui/prime/Timeline';
import { Money } from '../../ui/value/Money';
import { StatusBadge } from '../../ui/value/StatusBadge';

interface RowDetailsProps {
  /** Kopeks; left out where a row is about no sum. */
  sum?: unknown;
  status: Status;
  children: ReactNode;
}

/** What is known about one row: how much, where it stands, then its sections. */
export function RowDetails(props: RowDetailsProps) {
  const { sum, status, children } = props;
  return (
    <div className="row-details">
      <div className="row-details__section">
        <div className="row-details__standing">
          {'sum' in props && <Money kopeks={sum} className="row-details__sum" />}
          <StatusBadge tone={status.tone} label={status.label} />
        </div>
        <p className="row-details__meaning">{status.meaning}</p>
      </div>
      {children}
    </div>
  );
}

interface RowSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the details under its heading. */
export function RowSection({ title, children }: RowSectionProps) {
  return (
    <section className="row-details__section">
      <h2 className="row-details__title">{title}</h2>
      {children}
    </section>
  );
}

// PrimeReact draws it: it comes with the first panel, not with the registry.
const timeline = createPart<TimelineProps>(async () => {
  const { Timeline } = await import('../../ui/prime/Timeline');
  return { default: Timeline };
});

/** The steps that a row has gone through. */
export function RowHistory(props: TimelineProps) {
  return (
    <RowSection title="История">
      <LazyPart part={timeline} fallback={<SkeletonText lines={3} />}>
        {(Timeline) => <Timeline {...props} />}
      </LazyPart>
    </RowSection>
  );
}

/** Buttons side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="row-details__actions">{children}</div>;
}
