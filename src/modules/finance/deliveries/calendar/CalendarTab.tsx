import './CalendarTab.css';
import { useMemo } from 'react';
import { paths } from '../../../../domain/paths';
import { dayAndMonth } from '../../../../lib/dates';
import { monthTitle, periodTitle } from '../../../../lib/calendar/dayNames';
import { daysFrom } from '../../../../lib/calendar/days';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Note } from '../../../../ui/state/Note';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { classNames } from '../../../../ui/classNames';
import { CalendarContent, CalendarSide } from './CalendarContent';
import { CalendarFoot } from './CalendarFoot';
import { CalendarToolbar } from './CalendarToolbar';
import { openDay, periodOf } from './calendarView';
import { sumOfDay, sumOfDays, type KnownSums } from './daySums';
import { spokenSum } from './paymentWords';
import { useCalendar, type Calendar } from './useCalendar';
import { useCalendarView, type CalendarPlace } from './useCalendarView';
import { useKnownSums } from './useDaySum';

/** «Платёжный календарь»: days and sums of the buyers' payments for one agreement or for all agreements. */
export default function CalendarTab() {
  const place = useCalendarView();
  const { view, today } = place;
  const period = periodOf(view, today);
  const calendar = useCalendar(period, view.agreement, today);
  const { agreements, agreement, days, loading, error, retry } = calendar;
  const shown = useMemo(() => daysFrom(period.from, period.to), [period.from, period.to]);
  const known = useKnownSums(agreement?.id, shown);

  if (!error && !loading && agreement === undefined) return <NoAgreement />;
  return (
    <div className="calendar grid grid-cols-1 gap-4">
      <CalendarToolbar
        place={place}
        period={period}
        agreements={agreements}
        agreement={agreement}
      />
      <output className="absolute">
        <VisuallyHidden>{announcementOf(place, calendar, known)}</VisuallyHidden>
      </output>
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <>
          <Missing calendar={calendar} />
          <div
            className={classNames(
              'grid grid-cols-1 items-start gap-4',
              `calendar__body--${view.layout}`,
            )}
          >
            <div className="surface min-w-0 overflow-hidden print-whole container-inline">
              <CalendarContent place={place} period={period} calendar={calendar} known={known} />
              {agreement && !loading && (
                <CalendarFoot
                  period={period}
                  isWeek={view.layout === 'week'}
                  agreement={agreement}
                  days={days}
                  known={known}
                />
              )}
            </div>
            <CalendarSide place={place} calendar={calendar} known={known} />
          </div>
        </>
      )}
    </div>
  );
}

/** Returns the announcement for screen readers: the shown month, week or day, and its sum. */
function announcementOf(
  { view, today }: CalendarPlace,
  calendar: Calendar,
  known: KnownSums,
): string {
  const { days, loading, error } = calendar;
  if (error) return '';
  const { from, to } = periodOf(view, today);
  const title = view.layout === 'week' ? periodTitle(from, to) : monthTitle(from);
  if (loading) return `${title}: загрузка…`;
  const day = openDay(view, today);
  // Announces only the estimate of a week, because its exact sums arrive one after the other.
  if (day === undefined || view.layout === 'week') {
    return `${title}: ${spokenSum(sumOfDays(days, new Map()))}`;
  }
  const sum = sumOfDay(
    days.find((one) => one.day === day),
    known.get(day),
  );
  return `${dayAndMonth(day)}: ${spokenSum(sum)}${sum.isExact ? ', сумма подтверждена банком' : ''}`;
}

/** Warns that the sums are incomplete. */
function Missing({ calendar: { unreadable, isCut } }: { calendar: Calendar }) {
  if (unreadable === 0 && !isCut) return null;
  return (
    <Note tone="warning" title="Календарь неполный">
      {isCut
        ? 'Платежей за этот период больше, чем помещается в календарь. Выберите неделю.'
        : `Не удалось прочитать объектов: ${unreadable}. Их нет в суммах.`}
    </Note>
  );
}

function NoAgreement() {
  return (
    <EmptyState
      title="Здесь появятся платежи покупателей, когда вы заключите договор финансирования"
      link={{ to: paths.offers, label: 'Посмотреть предложения' }}
    />
  );
}
