import './RowDetails.css';
import type { ReactNode } from 'react';
import { downloadPaths } from '../../api/endpoints/file';
import type { Status } from '../../domain/statuses/status';
import type { ServerDate } from '../../lib/dates';
import { createPart, LazyPart } from '../../shell/lazy/LazyPart';
import { SkeletonText } from '../../ui/state/Skeletons';
import type { TimelineProps } from '../../ui/prime/Timeline';
import { DateText } from '../../ui/value/DateText';
import { Money } from '../../ui/value/Money';
import { StatusBadge } from '../../ui/value/StatusBadge';
import { DownloadButton } from '../action/DownloadButton';
import { termOf, type TermDates } from '../term/term';
import { TermLine } from '../term/TermLine';

interface RowDetailsProps {
  /** Kopeks; undefined if the row has no sum. */
  sum?: unknown;
  status: Status;
  /** The panel's only filled button, in its footer. */
  action?: ReactNode;
  children: ReactNode;
}

/** The details of one row: sum, status, then its sections and actions. */
export function RowDetails(props: RowDetailsProps) {
  const { sum, status, action, children } = props;
  return (
    <div className="row-details flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2-3">
          {'sum' in props && (
            <Money kopeks={sum} className="row-details__sum font-semibold wrap-anywhere" />
          )}
          <StatusBadge tone={status.tone} label={status.label} />
        </div>
        <p className="text-muted text-sm">{status.meaning}</p>
      </div>
      {children}
      {Boolean(action) && (
        <div className="row-details__foot grid grid-cols-1 gap-2 border-t bg-surface sticky z-1 bottom-0">
          {action}
        </div>
      )}
    </div>
  );
}

interface RowTermProps extends Pick<TermDates, 'isDone'> {
  /** Label and date of the start, for example «Поставка», and of the end, for example «Плановое погашение». */
  start: readonly [label: string, day: ServerDate];
  due: readonly [label: string, day: ServerDate];
}

/** Shows the period of a row: its two dates, a term line (`TermLine`) and the time left in words. */
export function RowTerm({ start, due, isDone }: RowTermProps) {
  const dates = { start: start[1], due: due[1], isDone };
  const { words } = termOf(dates);
  return (
    <div className="grid grid-cols-1 gap-1">
      <dl className="row-details__ends flex flex-wrap justify-between gap-1-4">
        {[start, due].map(([label, day]) => (
          <div key={label}>
            <dt className="text-muted text-13">{label}</dt>
            <dd className="font-medium">
              <DateText value={day} />
            </dd>
          </div>
        ))}
      </dl>
      <TermLine {...dates} size="big" />
      {words !== '' && <p className="row-details__left text-muted text-xs">{words}</p>}
    </div>
  );
}

interface RowSectionProps {
  title: string;
  children: ReactNode;
}

export function RowSection({ title, children }: RowSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-md">{title}</h2>
      {children}
    </section>
  );
}

// The timeline is loaded with the first panel, not with the registry, because it needs PrimeReact.
const timeline = createPart<TimelineProps>(async () => {
  const { Timeline } = await import('../../ui/prime/Timeline');
  return { default: Timeline };
});

export function RowHistory(props: TimelineProps) {
  return (
    <RowSection title="История">
      <LazyPart part={timeline} fallback={<SkeletonText lines={3} />}>
        {(Timeline) => <Timeline {...props} />}
      </LazyPart>
    </RowSection>
  );
}

/** The downloadable files of a row under «Документы»; renders nothing if there are none. */
export function RowFiles({ files }: { files: readonly { id: string; name: string }[] }) {
  if (files.length === 0) return null;
  return (
    <RowSection title="Документы">
      <RowActions>
        {files.map(({ id, name }) => (
          <DownloadButton
            key={id}
            path={downloadPaths.downloadFile({ id })}
            progress={`Скачиваем ${name}`}
          >
            {name}
          </DownloadButton>
        ))}
      </RowActions>
    </RowSection>
  );
}

export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
