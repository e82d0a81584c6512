import './NextPayments.css';
import { useId } from 'react';
import { weekdayName } from '../../../../lib/calendar/dayNames';
import { dayAndMonth } from '../../../../lib/dates';
import type { IsoDay } from '../../../../lib/isoDay';
import { Button } from '../../../../ui/button/Button';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { sumOfDay, type KnownSums } from './daySums';
import type { PaymentDay } from './payments';
import { lateText, paymentCount, sumText } from './paymentWords';

interface NextPaymentsProps {
  days: readonly PaymentDay[];
  known: KnownSums;
  today: IsoDay;
  loading: boolean;
  onOpen: (day: IsoDay) => void;
  onNextMonth: () => void;
}

/** Number of days that fit beside the month. */
const MOST_DAYS = 5;

/** «Ближайшие платежи»: days of the month with overdue or future payments; a click opens the day. */
export function NextPayments(props: NextPaymentsProps) {
  const { days, known, today, loading, onOpen, onNextMonth } = props;
  const titleId = useId();
  const next = days.filter(({ day, isLate }) => isLate || day >= today).slice(0, MOST_DAYS);
  return (
    <section
      className="calendar__panel surface min-w-0 grid gap-3 justify-items-start pad-20px calendar__panel--next print-hidden"
      aria-labelledby={titleId}
    >
      <h3
        id={titleId}
        className="calendar__panel-title text-xs font-normal tracking-normal text-muted"
      >
        Ближайшие платежи
      </h3>
      {loading && <SkeletonText lines={3} />}
      {!loading && next.length === 0 && (
        <>
          <p>В этом месяце платежей не ожидается.</p>
          <Button variant="outlined" onClick={onNextMonth}>
            Показать следующий месяц
          </Button>
        </>
      )}
      {next.length > 0 && (
        <ul className="next-payments w-full">
          {next.map((found) => (
            <NextDay key={found.day} found={found} known={known} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface NextDayProps extends Pick<NextPaymentsProps, 'known' | 'onOpen'> {
  found: PaymentDay;
}

function NextDay({ found, known, onOpen }: NextDayProps) {
  const { day, payments } = found;
  const sum = sumOfDay(found, known.get(day));
  const late = payments.find(({ lateDays }) => lateDays > 0)?.lateDays;
  return (
    <li>
      <button
        type="button"
        className="next-payments__day grid gap-2px w-full pad-10px-0"
        onClick={() => onOpen(day)}
      >
        <span className="flex flex-wrap justify-between gap-0-3">
          <span>{dayAndMonth(day)}</span>
          <span className="next-payments__sum font-medium nowrap">{sumText(sum)}</span>
        </span>
        <span className="flex flex-wrap justify-between gap-0-3 text-13 text-muted">
          {late === undefined ? (
            <span>{weekdayName(day)}</span>
          ) : (
            <span className="text-danger">{lateText(late)}</span>
          )}
          <span>{paymentCount(sum.count)}</span>
        </span>
      </button>
    </li>
  );
}
