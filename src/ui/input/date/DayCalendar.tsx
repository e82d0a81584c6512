import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { monthTitle } from '../../../lib/dayNames';
import { addMonths, type IsoDay } from '../../../lib/isoDay';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '../../icon/pageIcons';
import { movedDay, withinBounds, type DayBounds } from './dayMoves';
import { DayGrid } from './DayGrid';

export interface DayCalendarProps extends DayBounds {
  /** The day that is chosen now. */
  day: IsoDay | undefined;
  today: IsoDay;
  /** Gets nothing where the field is emptied. */
  onChoose: (day: IsoDay | undefined) => void;
}

/**
 * The month of a date field; all of its days are one tab stop. Our own: PrimeReact's draws its days
 * anew after they got the focus, has no names for them, and loses the day where the month changes.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { day, today, min, max, onChoose } = props;
  const [active, setActive] = useState(() => withinBounds(day ?? today, { min, max }));
  // The buttons of the head keep the focus while months are turned with them.
  const [isLed, setLed] = useState(true);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isLed) frame.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, isLed]);

  const go = (to: IsoDay, led: boolean) => {
    setLed(led);
    setActive(withinBounds(to, { min, max }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDay(active, event, today);
    if (event.key === 'Enter' || event.key === ' ') onChoose(active);
    else if (next !== undefined && !event.ctrlKey && !event.metaKey) go(next, true);
    else return;
    event.preventDefault();
  };
  const todayFits = withinBounds(today, { min, max }) === today;
  return (
    <div ref={frame} className="calendar">
      <div className="calendar__head">
        <IconButton
          icon={chevronLeftIcon}
          label="Предыдущий месяц"
          onClick={() => go(addMonths(active, -1), false)}
        />
        <span className="calendar__title" aria-live="polite">
          {monthTitle(active)}
        </span>
        <IconButton
          icon={chevronRightIcon}
          label="Следующий месяц"
          onClick={() => go(addMonths(active, 1), false)}
        />
      </div>
      <div role="presentation" className="calendar__days" onKeyDown={onKeyDown}>
        <DayGrid
          month={active}
          active={active}
          from={day}
          to={day}
          today={today}
          min={min}
          max={max}
          onChoose={onChoose}
        />
      </div>
      <div className="calendar__foot">
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
    </div>
  );
}
