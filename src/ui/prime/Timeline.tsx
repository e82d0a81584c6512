import './Timeline.css';
import { Timeline as PrimeTimeline } from 'primereact/timeline';
import './forgetDrawn';
import { dateText, type ServerDate } from '../../lib/dates';
import { PrimeProvider } from './PrimeProvider';
import { DateTimeText } from '../value/DateTimeText';

declare module 'primereact/timeline' {
  interface TimelinePassThroughMethodOptions {
    /** Index of the rendered event; the library's types omit it. */
    context: { index: number };
  }
}

export interface TimelineStep {
  key: string;
  title: string;
  /** ISO instant or date; no time is shown if the value is missing or invalid. */
  time?: ServerDate;
  /** A sentence that explains the step. */
  text?: string | undefined;
  /** True for a future step. */
  isAhead?: boolean | undefined;
}

export interface TimelineProps {
  /** Accessible name of the list: «История заявки». */
  label: string;
  /** Steps, the oldest first; the last step that is not in the future is the current step. */
  steps: readonly TimelineStep[];
}

export function Timeline({ label, steps }: TimelineProps) {
  const current = steps.findLastIndex(({ isAhead = false }) => !isAhead);
  return (
    <PrimeProvider>
      <PrimeTimeline
        className="timeline"
        value={[...steps]}
        dataKey="key"
        content={StepContent}
        pt={{
          root: { role: 'list', 'aria-label': label },
          opposite: { hidden: true },
          event: (options) => ({
            role: 'listitem',
            'aria-current': options?.context.index === current ? 'step' : undefined,
          }),
        }}
      />
    </PrimeProvider>
  );
}

function StepContent({ title, time, text }: TimelineStep) {
  return (
    <>
      <span className="timeline__title">{title}</span>
      {dateText(time) !== '' && (
        <span className="text-sm text-muted">
          <DateTimeText value={time} />
        </span>
      )}
      {text !== undefined && <span className="text-sm text-muted">{text}</span>}
    </>
  );
}
