import './SupplyHistory.css';
import { classNames } from '../../../../ui/classNames';
import { DateText } from '../../../../ui/value/DateText';
import type { SupplyEvent } from './supplyHistory';

/** What has happened to a supply, from its first day on. */
export function SupplyHistory({ events }: { events: readonly SupplyEvent[] }) {
  if (events.length === 0) return <p>Дат пока нет.</p>;
  return (
    <ol className="supply-history">
      {events.map(({ date, label, isAhead }) => (
        <li
          key={`${date} ${label}`}
          className={classNames('supply-history__step', isAhead && 'supply-history__step--ahead')}
        >
          <span>{label}</span>
          <span className="supply-history__date">
            <DateText value={date} />
            {isAhead && ', впереди'}
          </span>
        </li>
      ))}
    </ol>
  );
}
