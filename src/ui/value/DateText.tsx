import './DateText.css';
import { dateText, readDay, type ServerDate } from '../../lib/dates';

export interface DateTextProps {
  /** ISO date, ISO instant or dd.MM.yyyy. */
  value: ServerDate;
  /** Text for a missing or invalid date: «—» by default (U4), «-» for an insurance. */
  absent?: '—' | '-';
}

/** A date as ДД.ММ.ГГГГ in a `<time>` element. */
export function DateText({ value, absent = '—' }: DateTextProps) {
  const text = dateText(value);
  if (text === '') return <span>{absent}</span>;
  return (
    <time className="date-text" dateTime={readDay(value)}>
      {text}
    </time>
  );
}
