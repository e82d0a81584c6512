import './MonthGrid.css';
import { useRef, useState, type KeyboardEvent } from 'react';
import { monthTitle, WEEKDAYS } from '../../../../lib/calendar/dayNames';
import {
  addDays,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  type IsoDay,
} from '../../../../lib/isoDay';
import { dayByKey, daysFrom } from '../../../../lib/calendar/days';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { MonthDay } from './MonthDay';
import { sumOfDay, type KnownSums } from './daySums';
import type { PaymentDay } from './payments';

interface MonthGridProps {
  /** First day of the month. */
  month: IsoDay;
  today: IsoDay;
  days: readonly PaymentDay[];
  known: KnownSums;
  loading: boolean;
  /** Open day; undefined if none is open. */
  day: IsoDay | undefined;
  onOpen: (day: IsoDay) => void;
  /** Called when the keyboard moves to a day of another month. */
  onLeave: (day: IsoDay) => void;
}

/** Returns the weeks of a month from Monday to Sunday, including days of the neighbouring months. */
function weeksOf(month: IsoDay): IsoDay[][] {
  const days = daysFrom(startOfWeek(month), addDays(startOfWeek(endOfMonth(month)), 6));
  return days.flatMap((_day, index) => (index % 7 === 0 ? [days.slice(index, index + 7)] : []));
}

/**
 * A month as a date grid (ARIA Authoring Practices): one day can be focused, arrows move the focus, Enter opens the
 * day. For screen readers every day has a name.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, days, known, loading, day: open, onOpen, onLeave } = props;
  const [cursor, setCursor] = useState<IsoDay>();
  // Keys may be faster than the rendering, so each key press starts from the day of the previous press.
  const moving = useRef<IsoDay>(undefined);
  const isShown = (one: IsoDay) => startOfMonth(one) === month;
  const stop = [cursor, open, today].find((one) => one !== undefined && isShown(one)) ?? month;
  const found = new Map(days.map((day) => [day.day, day]));
  const largest = Math.max(0, ...days.map((one) => sumOfDay(one, known.get(one.day)).kopeks));

  const goTo = (day: IsoDay) => {
    moving.current = day;
    setCursor(day);
    if (!isShown(day)) onLeave(day);
  };
  const openDay = (day: IsoDay) => {
    moving.current = isShown(day) ? undefined : day;
    setCursor(day);
    onOpen(day);
  };
  const onKeyDown = (event: KeyboardEvent, day: IsoDay) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isOpening = event.key === 'Enter' || event.key === ' ';
    const next = dayByKey(moving.current ?? day, event.key, event.shiftKey);
    if (!isOpening && next === undefined) return;
    event.preventDefault();
    if (isOpening) openDay(moving.current ?? day);
    else if (next !== undefined && next !== day) goTo(next);
  };
  const focusMoved = (cell: HTMLElement | null, day: IsoDay) => {
    if (cell === null || moving.current !== day) return;
    moving.current = undefined;
    cell.focus();
  };

  return (
    <table
      role="grid"
      className="month-grid w-full"
      aria-label={monthTitle(month)}
      aria-busy={loading}
    >
      <thead>
        <tr>
          <th scope="col" className="month-grid__week pad-0">
            <VisuallyHidden>Неделя</VisuallyHidden>
          </th>
          {WEEKDAYS.map(([name, short]) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="month-grid__weekday text-muted text-13 font-normal border-b bg-sunken"
            >
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week[0]}>
            <th scope="row" className="month-grid__week pad-0">
              <VisuallyHidden>{index + 1}-я неделя</VisuallyHidden>
            </th>
            {week.map((day) =>
              isShown(day) ? (
                <MonthDay
                  key={day}
                  ref={(cell) => focusMoved(cell, day)}
                  day={day}
                  found={found.get(day)}
                  known={known.get(day)}
                  largest={largest}
                  loading={loading}
                  isToday={day === today}
                  isOpen={day === open}
                  isStop={day === stop}
                  onOpen={openDay}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <td
                  key={day}
                  className="month-grid__out relative border-b bg-sunken"
                  aria-disabled="true"
                >
                  <span className="text-xs font-medium text-muted">{Number(day.slice(8))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
