import './Timeline.css';
import { dateText } from '../../lib/dates';
import { classNames } from '../classNames';
import { DateTimeText } from '../value/DateTimeText';

export interface TimelineStep {
  key: string;
  title: string;
  /** ISO instant or date; absent or unreadable shows no time. */
  time?: unknown;
  /** What the step means. */
  text?: string | undefined;
  /** It is yet to come. */
  isAhead?: boolean | undefined;
}

export interface TimelineProps {
  /** Names the list: «История заявки». */
  label: string;
  /** The oldest first; the last one that is not ahead is where it stands now. */
  steps: readonly TimelineStep[];
}

/** The way that a thing has gone so far. */
export function Timeline({ label, steps }: TimelineProps) {
  const current = steps.findLastIndex(({ isAhead = false }) => !isAhead);
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(({ key, title, time, text }, index) => {
        const isCurrent = index === current;
        return (
          <li
            key={key}
            className={classNames('timeline__step', isCurrent && 'timeline__step--current')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="timeline__title">{title}</span>
            {dateText(time) !== '' && (
              <span className="timeline__time">
                <DateTimeText value={time} />
              </span>
            )}
            {text !== undefined && <span className="timeline__text">{text}</span>}
          </li>
        );
      })}
    </ol>
  );
}
