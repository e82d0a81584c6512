import { paths } from '../../../../domain/paths';
import {
  addDays,
  endOfMonth,
  isIsoDay,
  startOfMonth,
  startOfWeek,
  type IsoDay,
} from '../../../../lib/isoDay';
import { tabPath } from '../../../../shell/modules/pageTabs';

/** Request for the agreements to choose from; one page is enough, because an organization has only a few agreements. */
export const agreementsOfCalendar = { searchRequest: { pageNumber: 0, pageSize: 100 } };

/** Layout of the payments; `list` has only days with payments. */
export type Layout = 'month' | 'week' | 'list';

/** State of the calendar that the address stores. */
export interface CalendarView {
  /** Id of an agreement or of `ALL_AGREEMENTS`; by default the first choice of `agreementChoices`. */
  agreement?: string | undefined;
  /** Layout of the payments; by default the list on phones, and the month elsewhere. */
  layout?: Layout | undefined;
  /** A day of the displayed month or week; today by default. */
  at?: IsoDay | undefined;
  /** Open day; undefined if none is open. */
  day?: IsoDay | undefined;
}

/** First and last shown day. */
export interface Period {
  from: IsoDay;
  to: IsoDay;
}

const LAYOUTS = ['month', 'week', 'list'] as const;

/** Returns the view of an address; an invalid parameter gets its default value. */
export function calendarViewOf(search: string): CalendarView {
  const query = new URLSearchParams(search);
  const layout = LAYOUTS.find((name) => name === query.get('view'));
  const at = layout === 'week' ? query.get('week') : `${query.get('month') ?? ''}-01`;
  const day = query.get('day');
  return {
    agreement: query.get('agreement') ?? undefined,
    layout,
    at: isIsoDay(at) ? at : undefined,
    day: isIsoDay(day) ? day : undefined,
  };
}

/** Returns the address of a view; defaults are omitted. */
export function calendarPath({ agreement, layout, at, day }: CalendarView, today: IsoDay): string {
  const query = new URLSearchParams();
  if (agreement !== undefined) query.set('agreement', agreement);
  if (layout !== undefined) query.set('view', layout);
  if (at !== undefined && !isWithin(today, periodOf({ layout, at }, today))) {
    if (layout === 'week') query.set('week', startOfWeek(at));
    else query.set('month', at.slice(0, 7));
  }
  if (day !== undefined) query.set('day', day);
  return [tabPath({ path: paths.deliveries }, 'calendar'), query.toString()]
    .filter(Boolean)
    .join('&');
}

/** Returns the month or week that a view shows. */
export function periodOf({ layout, at }: CalendarView, today: IsoDay): Period {
  const day = at ?? today;
  if (layout !== 'week') return { from: startOfMonth(day), to: endOfMonth(day) };
  const from = startOfWeek(day);
  return { from, to: addDays(from, 6) };
}

/** Returns whether a day is in a period, including its first and last day. */
export function isWithin(day: IsoDay, { from, to }: Period): boolean {
  return from <= day && day <= to;
}

/** Returns the open day of a view; undefined if the view does not contain it. */
export function openDay(view: CalendarView, today: IsoDay): IsoDay | undefined {
  return view.day !== undefined && isWithin(view.day, periodOf(view, today)) ? view.day : undefined;
}

/** Returns the view `count` months or weeks later, without an open day. */
export function steppedBy(count: number, view: CalendarView, today: IsoDay): CalendarView {
  const { from } = periodOf(view, today);
  const at = view.layout === 'week' ? addDays(from, 7 * count) : startOfMonth(from, count);
  return isIsoDay(at) ? { ...view, at, day: undefined } : view;
}

/**
 * Returns the view in another layout: at the open day, else at today if it is visible, else at the first visible day.
 */
export function laidOut(layout: Layout, view: CalendarView, today: IsoDay): CalendarView {
  const period = periodOf(view, today);
  const day = openDay(view, today);
  const at = day ?? (isWithin(today, period) ? today : period.from);
  return { ...view, layout, at, day };
}
