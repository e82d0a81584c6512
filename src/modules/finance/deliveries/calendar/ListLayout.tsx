import './ListLayout.css';
import { useId } from 'react';
import { dayAndMonth } from '../../../../lib/dates';
import { weekdayName } from '../../../../lib/calendar/dayNames';
import type { IsoDay } from '../../../../lib/isoDay';
import { Icon } from '../../../../ui/icon/Icon';
import { angleDownIcon } from '../../../../ui/icon/frameIcons';
import { SkeletonTable } from '../../../../ui/state/Skeletons';
import { DayPayments } from './DayPayments';
import { sumOfDay, type KnownSums } from './daySums';
import type { PaymentDay } from './payments';
import { paymentCount, sumText } from './paymentWords';

interface ListLayoutProps {
  agreementId: string | undefined;
  days: readonly PaymentDay[];
  known: KnownSums;
  loading: boolean;
  /** Open day; undefined if none is open. */
  day: IsoDay | undefined;
  onOpen: (day: IsoDay | undefined) => void;
}

/** The days with payments as a list; at most one day is open. */
export function ListLayout({ agreementId, days, known, loading, day, onOpen }: ListLayoutProps) {
  if (loading || agreementId === undefined) return <SkeletonTable rows={5} columns={2} />;
  return (
    <ul className="day-list">
      {days.map((found) => (
        <ListDay
          key={found.day}
          agreementId={agreementId}
          found={found}
          known={known}
          isOpen={found.day === day}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

interface ListDayProps {
  agreementId: string;
  found: PaymentDay;
  known: KnownSums;
  isOpen: boolean;
  onOpen: (day: IsoDay | undefined) => void;
}

function ListDay({ agreementId, found, known, isOpen, onOpen }: ListDayProps) {
  const contentId = useId();
  const { day, isLate } = found;
  const sum = sumOfDay(found, known.get(day));
  return (
    <li className="divided">
      <h3 className="day-list__heading tracking-normal">
        <button
          type="button"
          className="day-list__head grid items-center w-full hover-bg focus-inside min-h-56px"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => onOpen(isOpen ? undefined : day)}
        >
          <Icon drawing={angleDownIcon} size="sm" className="day-list__sign transition-transform" />
          <span className="font-medium">
            {dayAndMonth(day)},{' '}
            <span className="day-list__quiet font-normal text-muted">{weekdayName(day)}</span>
          </span>
          <span className="day-list__sum text-right nowrap font-medium">{sumText(sum)}</span>
          <span className="day-list__quiet font-normal text-muted">{paymentCount(sum.count)}</span>
          {isLate && (
            <span className="text-danger text-xs font-semibold text-right">Просрочено</span>
          )}
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} className="day-list__content">
        {isOpen && <DayPayments agreementId={agreementId} day={day} found={found} />}
      </div>
    </li>
  );
}
