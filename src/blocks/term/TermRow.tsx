import './TermRow.css';
import type { ServerDate } from '../../lib/dates';
import { DateText } from '../../ui/value/DateText';
import type { TermDates } from './term';
import { TermLine } from './TermLine';

interface TermRowProps extends Omit<TermDates, 'due'> {
  label: string;
  /** The last day; '—' where there is none. */
  due: ServerDate;
}

/**
 * A row of a `DataList` with the day until which something holds, and its line. Both go below a label that
 * leaves them no room.
 */
export function TermRow({ label, due, ...dates }: TermRowProps) {
  return (
    <div className="term-row">
      <dt className="term-row__label">{label}</dt>
      <dd className="term-row__value">
        <TermLine {...dates} due={due} />
        <DateText value={due} />
      </dd>
    </div>
  );
}
