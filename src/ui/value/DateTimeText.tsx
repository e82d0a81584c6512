import { dateTimeText, formatMoment, readersTimeText } from '../../lib/calendar/moments';
import { readInstant, type ServerDate } from '../../lib/dates';
import { Tooltip } from '../overlay/Tooltip';
import { DateText } from './DateText';

export interface DateTimeTextProps {
  /** ISO instant; a date without time, or a missing value, is rendered like in `DateText`. */
  value: ServerDate;
  /** True for «в 14:05», with the day unless it is today. */
  brief?: boolean | undefined;
}

/**
 * A moment in Moscow time. If it is another time in the user's time zone, «МСК» is added, and a tooltip shows the
 * local time.
 */
export function DateTimeText({ value, brief = false }: DateTimeTextProps) {
  const at = readInstant(value);
  if (!at) return <DateText value={value} />;
  const text = brief ? formatMoment(at) : dateTimeText(value);
  const hint = readersTimeText(at);
  const dateTime = at.toISOString();
  if (hint === undefined) return <time dateTime={dateTime}>{text}</time>;
  return (
    <Tooltip text={hint}>
      <time dateTime={dateTime} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
