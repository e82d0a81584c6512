import './DateText.css';
import { formatDate } from '../../lib/dates';

export interface DateTextProps {
  /** ISO date, ISO instant or dd.MM.yyyy; absent or unreadable shows as «-» (specification, section 3). */
  value: unknown;
}

/** ДД.ММ.ГГГГ, with the machine-readable day for those who need it. */
export function DateText({ value }: DateTextProps) {
  const text = formatDate(value);
  const [day, month, year] = text.split('.');
  if (year === undefined) return <span>{text}</span>;
  return (
    <time className="date-text" dateTime={`${year}-${month}-${day}`}>
      {text}
    </time>
  );
}
