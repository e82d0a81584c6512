import './DayGrid.css';
import { dayTitle, monthTitle, WEEKDAYS } from '../../../lib/calendar/dayNames';
import { addDays, startOfMonth, startOfWeek, type IsoDay } from '../../../lib/isoDay';
import { classNames } from '../../classNames';
import { withinBounds, type DayBounds } from './dayMoves';

interface DayGridProps extends DayBounds {
  /** A day of the month. */
  month: IsoDay;
  /** The day that has the focus, or would get it by Tab. */
  active: IsoDay;
  /** The chosen days, from the first to the last one: the same for a single day. */
  from: IsoDay | undefined;
  to: IsoDay | undefined;
  today: IsoDay;
  onChoose: (day: IsoDay) => void;
}

const WEEKS = 6;

function DayCell({
  iso,
  month,
  active,
  from,
  to,
  today,
  min,
  max,
  onChoose,
}: DayGridProps & { iso: IsoDay }) {
  const isOut = withinBounds(iso, { min, max }) !== iso;
  // Two months beside each other both have such days: they are marked in their own one.
  const isForeign = iso.slice(0, 7) !== month.slice(0, 7);
  const isEnd = iso === from || iso === to;
  const isBetween = from !== undefined && to !== undefined && from < iso && iso < to;
  return (
    <td
      role="gridcell"
      data-day={iso}
      aria-label={`${dayTitle(iso)} ${iso.slice(0, 4)}${iso === today ? ', сегодня' : ''}`}
      aria-selected={isEnd || isBetween}
      {...(isOut
        ? { 'aria-disabled': true }
        : { tabIndex: iso === active && !isForeign ? 0 : -1, onClick: () => onChoose(iso) })}
      className={classNames(
        'day-calendar__cell',
        isForeign && 'day-calendar__cell--foreign',
        iso === today && 'day-calendar__cell--today',
        isEnd && !isForeign && 'day-calendar__cell--chosen',
        isBetween && !isForeign && 'day-calendar__cell--between',
        isOut && 'day-calendar__cell--out',
      )}
    >
      <span className="day-calendar__day">{Number(iso.slice(8))}</span>
    </td>
  );
}

/** The days of a month. Six weeks, always: a month of five does not move what stands under it. */
export function DayGrid(props: DayGridProps) {
  const first = startOfWeek(startOfMonth(props.month));
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7));
  return (
    <table role="grid" className="day-calendar__month" aria-label={monthTitle(props.month)}>
      <thead>
        <tr>
          {WEEKDAYS.map(([spoken, shown]) => (
            <th key={spoken} scope="col" abbr={spoken} className="day-calendar__weekday">
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
