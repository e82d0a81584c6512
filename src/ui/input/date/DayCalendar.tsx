import type { IsoDay } from '../../../lib/isoDay';
import { Button } from '../../button/Button';
import { PeriodCalendar, withinBounds, type DayBounds } from './PeriodCalendar';

export interface DayCalendarProps extends DayBounds {
  /** The day that is chosen now. */
  day: IsoDay | undefined;
  today: IsoDay;
  /** Gets nothing where the field is emptied. */
  onChoose: (day: IsoDay | undefined) => void;
}

/** The month of a date field: a period of one day, and under it the ways to today and to none. */
export function DayCalendar({ day, today, min, max, onChoose }: DayCalendarProps) {
  const todayFits = withinBounds(today, { min, max }) === today;
  return (
    <>
      <PeriodCalendar
        from={day}
        to={day}
        today={today}
        min={min}
        max={max}
        months={1}
        takesFocus
        onChoose={onChoose}
      />
      <div className="period-calendar__foot">
        <Button
          variant="text"
          size="sm"
          disabledReason={todayFits ? undefined : 'Сегодняшний день здесь не подходит'}
          onClick={() => onChoose(today)}
        >
          Сегодня
        </Button>
        <Button variant="text" size="sm" onClick={() => onChoose(undefined)}>
          Очистить
        </Button>
      </div>
    </>
  );
}
