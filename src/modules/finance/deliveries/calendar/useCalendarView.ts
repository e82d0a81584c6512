import { useLocation, useNavigate } from 'react-router-dom';
import { moscowDay, type IsoDay } from '../../../../lib/isoDay';
import { useBreakpoint } from '../../../../shell/screen/breakpoints';
import { calendarPath, calendarViewOf, type CalendarView, type Layout } from './calendarView';

/** View with the layout of the address, or with the window's default layout. */
export type ShownView = CalendarView & { layout: Layout };

export interface CalendarPlace {
  view: ShownView;
  today: IsoDay;
  /** Returns the address of another view. */
  pathOf: (view: CalendarView) => string;
  /** Opens a view without a new history entry: «Назад» of the browser leaves the calendar. */
  setView: (view: CalendarView) => void;
}

/** Returns the calendar's view, which is stored in the address. */
export function useCalendarView(): CalendarPlace {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mobile } = useBreakpoint();
  const today = moscowDay();
  const asked = calendarViewOf(search);
  const standard = mobile ? 'list' : 'month';
  const pathOf = (next: CalendarView) =>
    calendarPath({ ...next, layout: next.layout === standard ? undefined : next.layout }, today);
  return {
    view: { ...asked, layout: asked.layout ?? standard },
    today,
    pathOf,
    setView: (next) => void navigate(pathOf(next), { replace: true, preventScrollReset: true }),
  };
}
