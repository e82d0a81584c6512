import './WeekLayout.css';
import { useId, type ReactNode } from 'react';
import { dayAndMonth } from '../../../../lib/dates';
import { WEEKDAYS } from '../../../../lib/calendar/dayNames';
import { daysFrom, weekdayOf } from '../../../../lib/calendar/days';
import type { IsoDay } from '../../../../lib/isoDay';
import { classNames } from '../../../../ui/classNames';
import { SkeletonBar } from '../../../../ui/state/Skeletons';
import type { Period } from './calendarView';
import { DayPayments } from './DayPayments';
import type { PaymentDay } from './payments';

interface WeekLayoutProps {
  period: Period;
  today: IsoDay;
  agreementId: string | undefined;
  days: readonly PaymentDay[];
  loading: boolean;
}

/** Seven days with their payments. All days are open, so each day with payments loads its exact sum. */
export function WeekLayout({ period, today, agreementId, days, loading }: WeekLayoutProps) {
  return (
    <ol className="week-days grid grid-cols-1" aria-busy={loading}>
      {daysFrom(period.from, period.to).map((day) => {
        const found = days.find((one) => one.day === day);
        return (
          <WeekDay key={day} day={day} isToday={day === today}>
            {loading && <SkeletonBar width="wide" />}
            {!loading && !found && <p className="text-muted">Платежей нет</p>}
            {found && agreementId !== undefined && (
              <DayPayments agreementId={agreementId} day={day} found={found} />
            )}
          </WeekDay>
        );
      })}
    </ol>
  );
}

interface WeekDayProps {
  day: IsoDay;
  isToday: boolean;
  children: ReactNode;
}

function WeekDay({ day, isToday, children }: WeekDayProps) {
  const titleId = useId();
  const short = WEEKDAYS[weekdayOf(day)]?.[1];
  return (
    <li
      className={classNames(
        'week-days__day grid content-start gap-2 min-w-0 pad-3-4 divided',
        isToday && 'week-days__day--today bg-accent-soft',
      )}
      aria-labelledby={titleId}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3 id={titleId} className="week-days__title text-13 font-normal tracking-normal text-muted">
        {short}, {dayAndMonth(day)}
      </h3>
      {children}
    </li>
  );
}
