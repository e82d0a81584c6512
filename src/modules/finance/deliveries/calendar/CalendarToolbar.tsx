import './CalendarToolbar.css';
import { Link } from 'react-router-dom';
import { monthTitle, periodTitle } from '../../../../lib/calendar/dayNames';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '../../../../ui/icon/pageIcons';
import { Select } from '../../../../ui/input/Select';
import { isWithin, laidOut, steppedBy, type Period } from './calendarView';
import type { AgreementChoice } from './chosenAgreement';
import type { CalendarPlace } from './useCalendarView';

interface CalendarToolbarProps {
  place: CalendarPlace;
  period: Period;
  agreements: readonly AgreementChoice[];
  agreement: AgreementChoice | undefined;
}

const LAYOUTS = [
  ['month', 'Месяц'],
  ['week', 'Неделя'],
  ['list', 'Список'],
] as const;

export function CalendarToolbar({ place, period, agreements, agreement }: CalendarToolbarProps) {
  const { view, today, pathOf, setView } = place;
  const isWeek = view.layout === 'week';
  const step = (count: number) => setView(steppedBy(count, view, today));
  return (
    <div className="calendar-bar flex flex-wrap items-center gap-3">
      <div className="calendar-bar__period flex flex-wrap items-center gap-2">
        <IconButton
          variant="outlined"
          icon={chevronLeftIcon}
          label={isWeek ? 'Прошлая неделя' : 'Прошлый месяц'}
          onClick={() => step(-1)}
        />
        <h2 className="calendar-bar__title text-center">
          {isWeek ? periodTitle(period.from, period.to) : monthTitle(period.from)}
        </h2>
        <IconButton
          variant="outlined"
          icon={chevronRightIcon}
          label={isWeek ? 'Следующая неделя' : 'Следующий месяц'}
          onClick={() => step(1)}
        />
        <Button
          variant="text"
          onClick={() => setView({ ...view, at: today, day: undefined })}
          disabledReason={
            isWithin(today, period)
              ? `Сегодняшний день уже ${isWeek ? 'на этой неделе' : 'в этом месяце'}`
              : undefined
          }
        >
          Сегодня
        </Button>
      </div>
      <div className="calendar-bar__agreement min-w-0">
        <Select
          aria-label="Договор финансирования"
          title={agreement?.label}
          value={agreement?.id ?? ''}
          disabled={agreements.length === 0}
          onChange={({ target }) => setView({ ...view, agreement: target.value })}
        >
          {agreements.map(({ id, label, isValid }) => (
            <option key={id} value={id}>
              {isValid ? label : `${label} (недействительный)`}
            </option>
          ))}
        </Select>
      </div>
      <nav
        className="calendar-bar__layouts inline-flex ms-auto rounded border-strong bg-surface"
        aria-label="Вид календаря"
      >
        {LAYOUTS.map(([layout, label]) => (
          <Link
            key={layout}
            to={pathOf(laidOut(layout, view, today))}
            replace
            preventScrollReset
            className="calendar-bar__layout inline-flex items-center text-default font-semibold hover-bg no-underline"
            aria-current={layout === view.layout ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
