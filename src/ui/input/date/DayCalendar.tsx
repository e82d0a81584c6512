import './DayCalendar.css';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayTitle, monthTitle, WEEKDAYS } from '../../../lib/dayNames';
import { addDays, addMonths, startOfMonth, startOfWeek, type IsoDay } from '../../../lib/isoDay';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { classNames } from '../../classNames';
import { chevronLeftIcon } from '../../icon/drawings/chevronLeftIcon';
import { chevronRightIcon } from '../../icon/drawings/chevronRightIcon';
import { movedDay, withinBounds, type DayBounds } from './dayMoves';

export interface DayCalendarProps extends DayBounds {
  /** The day that is chosen now. */
  day: IsoDay | undefined;
  today: IsoDay;
  /** Gets nothing where the field is emptied. */
  onChoose: (day: IsoDay | undefined) => void;
}

interface MonthProps extends DayCalendarProps {
  /** The day that has the focus, or would get it by Tab. */
  active: IsoDay;
}

const WEEKS = 6;

function DayCell({ iso, day, today, min, max, active, onChoose }: MonthProps & { iso: IsoDay }) {
  const isOut = withinBounds(iso, { min, max }) !== iso;
  return (
    <td
      role="gridcell"
      data-day={iso}
      aria-label={`${dayTitle(iso)} ${iso.slice(0, 4)}${iso === today ? ', сегодня' : ''}`}
      aria-selected={iso === day}
      {...(isOut
        ? { 'aria-disabled': true }
        : { tabIndex: iso === active ? 0 : -1, onClick: () => onChoose(iso) })}
      className={classNames(
        'calendar__cell',
        iso.slice(0, 7) !== active.slice(0, 7) && 'calendar__cell--foreign',
        iso === today && 'calendar__cell--today',
        iso === day && 'calendar__cell--chosen',
        isOut && 'calendar__cell--out',
      )}
    >
      <span className="calendar__day">{Number(iso.slice(8))}</span>
    </td>
  );
}

/** Six weeks, always: a month of five does not move what stands under it. */
function Month(props: MonthProps) {
  const first = startOfWeek(startOfMonth(props.active));
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7));
  return (
    <table role="grid" className="calendar__month" aria-label={monthTitle(props.active)}>
      <thead>
        <tr>
          {WEEKDAYS.map(([spoken, shown]) => (
            <th key={spoken} scope="col" abbr={spoken} className="calendar__weekday">
              {shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((monday) => (
          <tr key={monday}>
            {WEEKDAYS.map(([name], weekday) => (
              <DayCell key={name} iso={addDays(monday, weekday)} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
        <Month {...props} active={active} />
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
