import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import type { CalendarSum } from '../../../../api/endpoints/financeCalendar';
import { termOf } from '../../../../blocks/term/term';
import { weekdayOf } from '../../../../lib/calendar/days';
import type { IsoDay } from '../../../../lib/isoDay';
import { classNames } from '../../../../ui/classNames';
import { Icon } from '../../../../ui/icon/Icon';
import { exclamationTriangleIcon } from '../../../../ui/icon/frameIcons';
import { SkeletonBar } from '../../../../ui/state/Skeletons';
import { sumOfDay } from './daySums';
import type { PaymentDay } from './payments';
import { paymentCount, spokenDay, sumText } from './paymentWords';

interface MonthDayProps {
  ref: Ref<HTMLTableCellElement>;
  day: IsoDay;
  found: PaymentDay | undefined;
  known: CalendarSum | undefined;
  /** The largest sum of a day in this month, in kopeks. */
  largest: number;
  loading: boolean;
  isToday: boolean;
  isOpen: boolean;
  /** True for the one day of the grid that Tab reaches. */
  isStop: boolean;
  onOpen: (day: IsoDay) => void;
  onKeyDown: (event: KeyboardEvent, day: IsoDay) => void;
}

/** A day of the month: the number, a sum with its bar, a count and an overdue mark. */
export function MonthDay({ ref, day, found, known, largest, loading, ...more }: MonthDayProps) {
  const { isToday, isOpen, isStop, onOpen, onKeyDown } = more;
  const sum = sumOfDay(found, known);
  const isLate = found?.isLate === true;
  return (
    <td
      ref={ref}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-label={spokenDay(day, sum, isLate)}
      aria-selected={isOpen}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'month-grid__day relative border-b cursor-pointer',
        isOpen && 'month-grid__day--open',
      )}
      onClick={() => onOpen(day)}
      onKeyDown={(event) => onKeyDown(event, day)}
    >
      <span
        className={classNames(
          'text-xs font-medium text-muted',
          isToday && 'month-grid__number--today rounded-full',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {loading && weekdayOf(day) % 2 === 0 && <SkeletonBar width="wide" />}
      {sum.count > 0 && (
        <>
          <b className="month-grid__sum font-semibold block tracking-tight">
            {sumText(sum, false)}
          </b>
          <small className="month-grid__count block text-xs font-normal text-muted">
            {paymentCount(sum.count)}
          </small>
          <small className="month-grid__badge hidden" aria-hidden="true">
            {sum.count}
          </small>
          <SumBar day={day} kopeks={sum.kopeks} largest={largest} />
        </>
      )}
      {isLate && (
        <span className="month-grid__late flex items-center gap-2px text-danger font-semibold tracking-snug">
          <Icon drawing={exclamationTriangleIcon} size="sm" />
          <span className="month-grid__late-text">Просрочено</span>
        </span>
      )}
    </td>
  );
}

/** Bar of a day's sum relative to the largest sum of the month; its colour shows how close the due date is. */
function SumBar({ day, kopeks, largest }: { day: IsoDay; kopeks: number; largest: number }) {
  const { state } = termOf({ due: day, isDone: kopeks === 0 });
  const style: CSSProperties & Record<'--share', number> = {
    '--share': largest > 0 ? kopeks / largest : 0,
  };
  return (
    <span
      className={`month-grid__bar month-grid__bar--${state} absolute`}
      style={style}
      aria-hidden
    />
  );
}
