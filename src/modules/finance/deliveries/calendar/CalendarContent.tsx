import { monthName } from '../../../../lib/dayNames';
import { Button } from '../../../../ui/button/Button';
import { calendarIcon } from '../../../../ui/icon/drawings/calendarIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { openDay, steppedBy, type Period } from './calendarView';
import type { KnownSums } from './daySums';
import { DayPanel } from './DayPanel';
import { ListLayout } from './ListLayout';
import { MonthGrid } from './MonthGrid';
import { NoDayPanel } from './NoDayPanel';
import type { Calendar } from './useCalendar';
import type { CalendarPlace } from './useCalendarView';
import { WeekLayout } from './WeekLayout';

interface CalendarContentProps {
  place: CalendarPlace;
  period: Period;
  calendar: Calendar;
  known: KnownSums;
}

/** The days in the layout that is chosen. */
export function CalendarContent({ place, period, calendar, known }: CalendarContentProps) {
  const { view, today, look } = place;
  const { agreement, days, loading } = calendar;
  const day = openDay(view, today);
  if (view.layout === 'week') {
    return (
      <WeekLayout
        period={period}
        today={today}
        agreementId={agreement?.id}
        days={days}
        loading={loading}
      />
    );
  }
  if (view.layout === 'list') {
    return !loading && days.length === 0 ? (
      <EmptyState
        icon={calendarIcon}
        framed={false}
        title={`За ${monthName(period.from)} платежей не ожидается`}
        action={
          <Button variant="outlined" onClick={() => look(steppedBy(1, view, today))}>
            Показать следующий месяц
          </Button>
        }
      />
    ) : (
      <ListLayout
        agreementId={agreement?.id}
        days={days}
        known={known}
        loading={loading}
        day={day}
        onOpen={(next) => look({ ...view, at: period.from, day: next })}
      />
    );
  }
  return (
    <MonthGrid
      month={period.from}
      today={today}
      days={days}
      known={known}
      loading={loading}
      day={day}
      onOpen={(next) => look({ ...view, at: next, day: next })}
      onLeave={(next) => look({ ...view, at: next, day: undefined })}
    />
  );
}

/** What stands beside the month: the open day, or the way to one. */
export function CalendarSide({ place, calendar }: Omit<CalendarContentProps, 'known' | 'period'>) {
  const { view, today, look } = place;
  const { agreement, days, loading } = calendar;
  const day = openDay(view, today);
  if (view.layout !== 'month' || agreement === undefined) return null;
  if (day === undefined) {
    return (
      <NoDayPanel
        days={days}
        today={today}
        loading={loading}
        onOpen={(next) => look({ ...view, at: next, day: next })}
      />
    );
  }
  return (
    <DayPanel
      key={day}
      agreementId={agreement.id}
      day={day}
      found={days.find((one) => one.day === day)}
    />
  );
}
