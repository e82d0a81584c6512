import type { IsoDay } from '../../../lib/isoDay';
import { Button } from '../../button/Button';
import { PeriodCalendar, withinBounds, type DayBounds } from './PeriodCalendar';

export interface DayCalendarProps extends DayBounds {
  day: IsoDay | undefined;
  today: IsoDay;
  /** Called with undefined when the field is cleared. */
  onChoose: (day: IsoDay | undefined) => void;
}

/** The calendar of a date field: one day, with the buttons for today and for clearing. */
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
      <div className="period-calendar__foot flex justify-between border-t">
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
