import { useId } from 'react';
import { paths } from '../../../../domain/paths';
import { dayTitle, monthName } from '../../../../lib/calendar/dayNames';
import type { IsoDay } from '../../../../lib/isoDay';
import { Button } from '../../../../ui/button/Button';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { openDay, steppedBy, type Period } from './calendarView';
import type { KnownSums } from './daySums';
import { DayPayments } from './DayPayments';
import { ListLayout } from './ListLayout';
import { MonthGrid } from './MonthGrid';
import { NextPayments } from './NextPayments';
import type { PaymentDay } from './payments';
import type { Calendar } from './useCalendar';
import type { CalendarPlace } from './useCalendarView';
import { WeekLayout } from './WeekLayout';

interface CalendarContentProps {
  place: CalendarPlace;
  period: Period;
  calendar: Calendar;
  known: KnownSums;
}

export function CalendarContent({ place, period, calendar, known }: CalendarContentProps) {
  const { view, today, setView } = place;
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
        drawing="done"
        framed={false}
        title={`За ${monthName(period.from)} платежей не ожидается`}
        action={
          <Button variant="outlined" onClick={() => setView(steppedBy(1, view, today))}>
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
        onOpen={(next) => setView({ ...view, at: period.from, day: next })}
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
      onOpen={(next) => setView({ ...view, at: next, day: next })}
      onLeave={(next) => setView({ ...view, at: next, day: undefined })}
    />
  );
}

/** Shows the open day, or the next payments, beside the month. */
export function CalendarSide({ place, calendar, known }: Omit<CalendarContentProps, 'period'>) {
  const { view, today, setView } = place;
  const { agreement, days, loading } = calendar;
  const day = openDay(view, today);
  if (view.layout !== 'month' || agreement === undefined) return null;
  if (day === undefined) {
    return (
      <NextPayments
        days={days}
        known={known}
        today={today}
        loading={loading}
        onOpen={(next) => setView({ ...view, at: next, day: next })}
        onNextMonth={() => setView(steppedBy(1, view, today))}
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

interface DayPanelProps {
  agreementId: string;
  day: IsoDay;
  found: PaymentDay | undefined;
}

function DayPanel({ agreementId, day, found }: DayPanelProps) {
  const titleId = useId();
  return (
    <section
      className="calendar__panel surface min-w-0 grid gap-3 justify-items-start pad-20px"
      aria-labelledby={titleId}
    >
      <h3
        id={titleId}
        className="calendar__panel-title text-xs font-normal tracking-normal text-muted"
      >
        {dayTitle(day)}
      </h3>
      <DayPayments agreementId={agreementId} day={day} found={found} />
      {found && (
        <LinkButton variant="outlined" to={paths.financing} className="print-hidden">
          Объекты финансирования
        </LinkButton>
      )}
    </section>
  );
}
