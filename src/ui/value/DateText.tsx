import './DateText.css';
import { dateText, readDay, type ServerDate } from '../../lib/dates';

export interface DateTextProps {
  /** ISO date, ISO instant or dd.MM.yyyy. */
  value: ServerDate;
  /** Shown where there is none or it cannot be read; of an insurance «-» (specification, section 3). */
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
