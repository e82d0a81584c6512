import './PeriodCalendar.css';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { monthTitle } from '../../../lib/calendar/dayNames';
import { addMonths } from '../../../lib/calendar/days';
import { startOfMonth, type IsoDay } from '../../../lib/isoDay';
import { IconButton } from '../../button/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '../../icon/pageIcons';
import { movedDay, withinBounds, type DayBounds } from './dayMoves';
import { DayGrid } from './DayGrid';

export interface PeriodCalendarProps extends DayBounds {
  from: IsoDay | undefined;
  /** Undefined after the first of the two days was chosen. */
  to: IsoDay | undefined;
  today: IsoDay;
  /** Months beside each other. */
  months: number;
  /** The day takes the focus when the calendar is drawn first. */
  takesFocus: boolean;
  /** Gets the first day alone, then both in their order; the next choice starts anew. */
  onChoose: (from: IsoDay, to: IsoDay | undefined) => void;
}

/**
 * Days from and to in one calendar; all of its days are one tab stop. Our own: PrimeReact's draws its
 * days anew after they got the focus, has no names for them, and loses the day where the month changes.
 */
export function PeriodCalendar({
  from,
  to,
  today,
  min,
  max,
  months,
  takesFocus,
  onChoose,
}: PeriodCalendarProps) {
  const [active, setActive] = useState(() => withinBounds(from ?? today, { min, max }));
  const [first, setFirst] = useState(startOfMonth(active));
  // The buttons of the head keep the focus while months are turned with them.
  const [isLed, setLed] = useState(takesFocus);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isLed) return;
    frame.current?.querySelector<HTMLElement>(`[data-day="${active}"][tabindex="0"]`)?.focus();
  }, [active, isLed]);

  const turn = (by: number) => {
    setLed(false);
    const month = withinBounds(addMonths(first, by), { min: min && startOfMonth(min), max });
    setFirst(startOfMonth(month));
    setActive(withinBounds(addMonths(active, by), { min, max }));
  };
  const go = (wanted: IsoDay) => {
    const day = withinBounds(wanted, { min, max });
    setLed(true);
    setActive(day);
    const last = addMonths(first, months - 1);
    if (day < first) setFirst(startOfMonth(day));
    else if (startOfMonth(day) > last) setFirst(addMonths(startOfMonth(day), 1 - months));
  };
  const choose = (day: IsoDay) => {
    go(day);
    if (from === undefined || to !== undefined) onChoose(day, undefined);
    else if (day < from) onChoose(day, from);
    else onChoose(from, day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDay(active, event, today);
    if (event.key === 'Enter' || event.key === ' ') choose(active);
    else if (next !== undefined && !event.ctrlKey && !event.metaKey) go(next);
    else return;
    event.preventDefault();
  };
  const shown = Array.from({ length: months }, (_, index) => addMonths(first, index));
  return (
    <div ref={frame} role="presentation" className="period-calendar">
      {shown.map((month, index) => (
        // The place and not the month: the button that turns months keeps the focus.
        <div key={index === 0 ? 'first' : 'second'} className="day-calendar">
          <div className="day-calendar__head">
            {index === 0 ? (
              <IconButton
                icon={chevronLeftIcon}
                label="Предыдущий месяц"
                onClick={() => turn(-1)}
              />
            ) : (
              <span className="period-calendar__blank" />
            )}
            <span className="day-calendar__title" aria-live="polite">
              {monthTitle(month)}
            </span>
            {index === months - 1 ? (
              <IconButton icon={chevronRightIcon} label="Следующий месяц" onClick={() => turn(1)} />
            ) : (
              <span className="period-calendar__blank" />
            )}
          </div>
          <div role="presentation" className="day-calendar__days" onKeyDown={onKeyDown}>
            <DayGrid
              month={month}
              active={active}
              from={from}
              to={to}
              today={today}
              min={min}
              max={max}
              onChoose={choose}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
