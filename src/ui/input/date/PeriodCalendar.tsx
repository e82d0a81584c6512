import 'virtual:prime/calendar.css';
import './PeriodCalendar.css';
import { addLocale } from 'primereact/api';
import {
  Calendar,
  type CalendarDateTemplateEvent,
  type CalendarPassThroughOptions,
} from 'primereact/calendar';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { dayTitle, monthTitle, MONTHS, WEEKDAYS } from '../../../lib/calendar/dayNames';
import { addMonths, dayByKey } from '../../../lib/calendar/days';
import { dayOfMoment, momentOf } from '../../../lib/calendar/moments';
import { addDays, startOfMonth, type IsoDay } from '../../../lib/isoDay';
import '../../prime/forgetDrawn';
import { classNames } from '../../classNames';
import { PrimeProvider } from '../../prime/PrimeProvider';
import { VisuallyHidden } from '../../VisuallyHidden';

const WEEK = WEEKDAYS.map(([, short]) => short);
addLocale('ru', {
  firstDayOfWeek: 1,
  // PrimeReact counts the weekdays from Sunday.
  dayNamesMin: [...WEEK.slice(-1), ...WEEK],
  monthNames: [...MONTHS],
  prevMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
});

/**
 * Each focusable cell is named by its day. PrimeReact's key handlers are disabled, because its arrows change the
 * weekday at the edge of a month, and its Page Up moves forward.
 */
const PARTS: CalendarPassThroughOptions = {
  panel: { 'aria-label': undefined },
  previousButton: { onKeyDown: undefined },
  nextButton: { onKeyDown: undefined },
  // PrimeReact sets no type: as disabled submit buttons they would block Enter in a form.
  monthTitle: { 'aria-label': undefined, type: 'button' },
  yearTitle: { 'aria-label': undefined, type: 'button' },
  day: { role: 'none', 'aria-label': undefined },
  dayLabel: { role: 'gridcell', tabIndex: -1, onKeyDown: undefined },
};

/** The first and the last day that can be chosen; undefined for no limit. */
export interface DayBounds {
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
}

/** Returns the day itself, or the nearest day that can be chosen. */
export function withinBounds(day: IsoDay, { min, max }: DayBounds): IsoDay {
  if (max !== undefined && day > max) return max;
  return min !== undefined && day < min ? min : day;
}

export interface PeriodCalendarProps extends DayBounds {
  from: IsoDay | undefined;
  /** Undefined after the first of two days was chosen. */
  to: IsoDay | undefined;
  today: IsoDay;
  /** Number of months side by side; a single month has menus for month and year. */
  months: number;
  /** True if the first chosen day (or today) gets the focus on the first render. */
  takesFocus: boolean;
  /** Called with the first day only, then with both days in order; the next choice starts a new period. */
  onChoose: (from: IsoDay, to: IsoDay | undefined) => void;
}

/**
 * Calls `onDrawn` after each render of the calendar, because PrimeReact replaces all day cells even if no props
 * have changed.
 */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn);
  return null;
}

const dayIn = (cell: Element): IsoDay | undefined =>
  cell.querySelector<HTMLElement>(':scope > [data-day]')?.dataset['day'];

/** Returns the day that was pressed; undefined for a press outside of the days, or on a day out of bounds. */
function pressedDay(target: EventTarget): IsoDay | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  return cell === null || cell.ariaDisabled === 'true' ? undefined : dayIn(cell);
}

/** A period calendar based on PrimeReact's. All of its days are one tab stop. */
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
  const [start] = useState(() => withinBounds(from ?? today, { min, max }));
  const [first, setFirst] = useState(startOfMonth(start));
  const frame = useRef<HTMLDivElement>(null);
  /** The focused control: a day, or a control of the header by name. */
  const focused = useRef<string>(undefined);
  const view = useMemo(() => momentOf(first), [first]);
  const value = useMemo(
    () => (from === undefined ? null : [momentOf(from), to === undefined ? null : momentOf(to)]),
    [from, to],
  );

  const all = (selector: string) => [
    ...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const focusOn = (name: string) => {
    const [day] = all(`td:not(.p-datepicker-other-month) [data-day="${name}"]`);
    const [control] = all(`[aria-label="${name}"]:not([style])`);
    (day?.parentElement ?? control)?.focus({ preventScroll: true });
  };
  const oneStop = (stop: HTMLElement) => {
    for (const cell of all('[role=gridcell][tabindex="0"]')) cell.tabIndex = -1;
    stop.tabIndex = 0;
  };
  // Runs in an effect, because the surrounding dialog must be visible first.
  const focusStart = useEffectEvent(() => focusOn(start));
  useEffect(() => {
    if (takesFocus) focusStart();
  }, [takesFocus]);

  const show = (day: IsoDay) => {
    const month = startOfMonth(day);
    if (month < first) setFirst(month);
    else if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months));
  };
  const choose = (day: IsoDay) => {
    if (from === undefined || to !== undefined) onChoose(day, undefined);
    else if (day < from) onChoose(day, from);
    else onChoose(from, day);
    if (focused.current !== undefined) show(focused.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const day = target instanceof HTMLElement ? dayIn(target) : undefined;
    if (!(target instanceof HTMLElement) || day === undefined) return;
    // Marks the tab stop again, because PrimeReact replaces the cells when it renders the days.
    if (key === 'Tab') oneStop(target);
    // The physical key T, in any layout.
    const next = event.code === 'KeyT' ? today : dayByKey(day, key, event.shiftKey);
    if (event.ctrlKey || event.metaKey) return;
    if (key === 'Enter' || key === ' ') target.click();
    else if (next !== undefined) {
      focused.current = withinBounds(next, { min, max });
      focusOn(focused.current);
      show(focused.current);
    } else return;
    event.preventDefault();
  };
  const onDrawn = () => {
    const name = (selector: string, nameOf: (index: number) => string) =>
      all(selector).forEach((one, index) => one.setAttribute('aria-label', nameOf(index)));
    name('table', (index) => monthTitle(addMonths(first, index)));
    name('select', (index) => (index === 0 ? 'Месяц' : 'Год'));
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current !== undefined) focusOn(focused.current);
  };
  // Needed for the first render, in which the effect of `Drawn` runs before `frame` is set.
  useLayoutEffect(onDrawn);
  const dayContent = ({ year, month, day }: CalendarDateTemplateEvent) => {
    const iso = addDays(startOfMonth(`${year}-01-01`, month), day - 1);
    const isEnd = iso === from || iso === to;
    const isToday = iso === today;
    return (
      <span
        data-day={iso}
        className={classNames(
          'grid w-full rounded place-center h-full',
          isEnd && 'period-calendar__day--end font-semibold',
          isToday && 'period-calendar__day--today font-semibold',
        )}
      >
        <span aria-hidden="true">{day}</span>
        <VisuallyHidden>{`${dayTitle(iso)} ${year}${isToday ? ', сегодня' : ''}`}</VisuallyHidden>
      </span>
    );
  };
  const footer = () => <Drawn onDrawn={onDrawn} />;
  return (
    <div
      ref={frame}
      role="presentation"
      className="period-calendar"
      onKeyDown={onKeyDown}
      // Replaces PrimeReact's onChange, which would throw for a press between its first render and its effects.
      onClick={({ target }) => {
        const day = pressedDay(target);
        if (day !== undefined) choose(day);
      }}
      onFocus={({ target }) => {
        const day = dayIn(target);
        focused.current = day ?? target.getAttribute('aria-label') ?? undefined;
        if (day !== undefined) oneStop(target);
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      <span aria-live="polite" className="visually-hidden">
        {monthTitle(first)}
      </span>
      <PrimeProvider>
        <Calendar
          inline
          locale="ru"
          selectionMode="range"
          selectOtherMonths
          numberOfMonths={months}
          monthNavigator={months === 1}
          yearNavigator={months === 1}
          yearRange="1900:2199"
          minDate={min === undefined ? undefined : momentOf(min)}
          maxDate={max === undefined ? undefined : momentOf(max)}
          value={value}
          viewDate={view}
          onViewDateChange={({ value: shown }) =>
            setFirst(startOfMonth(withinBounds(dayOfMoment(shown), { min, max })))
          }
          dateTemplate={dayContent}
          footerTemplate={footer}
          pt={PARTS}
        />
      </PrimeProvider>
    </div>
  );
}
