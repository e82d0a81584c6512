import './DateText.css';
import { dateText, readDay, type ServerDate } from '../../lib/dates';

export interface DateTextProps {
  /** ISO date, ISO instant or dd.MM.yyyy. */
  value: ServerDate;
  /** Shown for a date that is absent or unreadable; «-» for an insurance (rule U4). */
  absent?: '—' | '-';
}

/** ДД.ММ.ГГГГ, with the machine-readable day for those who need it. */
export function DateText({ value, absent = '—' }: DateTextProps) {
  const text = dateText(value);
  if (text === '') return <span>{absent}</span>;
  return (
    <time className="date-text" dateTime={readDay(value)}>
      {text}
    </time>
  );
}
