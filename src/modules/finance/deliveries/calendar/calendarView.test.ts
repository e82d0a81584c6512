import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/isoDay';
import {
  calendarPath,
  calendarViewOf,
  laidOut,
  openDay,
  periodOf,
  steppedBy,
  type CalendarView,
} from './calendarView';

const TODAY = '2026-11-22';
const TAB = '/deliveries?tab=calendar';
const searchOf = (path: string) => path.slice(path.indexOf('?'));

describe('the calendar address', () => {
  it('omits the default layout and the current month or week', () => {
    expect(calendarPath({}, TODAY)).toBe(TAB);
    expect(calendarPath({ at: '2026-11-01' }, TODAY)).toBe(TAB);
    expect(calendarPath({ layout: 'week', at: '2026-11-16' }, TODAY)).toBe(`${TAB}&view=week`);
  });

  it('contains agreement, layout, month or week, and day', () => {
    const month: CalendarView = {
      agreement: 'a&1',
      layout: 'list',
      at: '2026-12-01',
      day: '2026-12-11',
    };
    expect(calendarPath(month, TODAY)).toBe(
      `${TAB}&agreement=a%261&view=list&month=2026-12&day=2026-12-11`,
    );
    expect(calendarPath({ layout: 'week', at: '2026-12-09' }, TODAY)).toBe(
      `${TAB}&view=week&week=2026-12-07`,
    );
  });

  it('is read back unchanged', () => {
    const view = fc.record({
      agreement: fc.option(fc.string(), { nil: undefined }),
      layout: fc.constantFrom('month', 'week', 'list', undefined),
      at: fc.integer({ min: -4000, max: 4000 }).map((days) => addDays(TODAY, days)),
      day: fc.option(
        fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(view, (shown) => {
        const read = calendarViewOf(searchOf(calendarPath(shown, TODAY)));
        expect(read).toMatchObject({
          agreement: shown.agreement,
          layout: shown.layout,
          day: shown.day,
        });
        expect(periodOf(read, TODAY)).toEqual(periodOf(shown, TODAY));
      }),
    );
  });

  it.each(['?month=2026-13&day=2026-02-30&view=year', '?month=&week=x', '?view=week&week=2026-11'])(
    'is read without a period and a day if they are invalid: %s',
    (search) => {
      expect(calendarViewOf(search)).toMatchObject({ at: undefined, day: undefined });
    },
  );
});

describe('the calendar period', () => {
  it('is the current month or week by default', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(periodOf({ layout: 'week' }, TODAY)).toEqual({ from: '2026-11-16', to: TODAY });
  });

  it('has an open day only if the day is within the period', () => {
    expect(openDay({ day: '2026-11-30' }, TODAY)).toBe('2026-11-30');
    expect(openDay({ day: '2026-12-01' }, TODAY)).toBeUndefined();
  });

  it('moves by months or weeks, and then no day is open', () => {
    expect(steppedBy(-1, { day: TODAY }, TODAY)).toEqual({ at: '2026-10-01', day: undefined });
    expect(steppedBy(1, { layout: 'week' }, TODAY)).toMatchObject({ at: '2026-11-23' });
  });

  it('contains the open day, today or else the first shown day after a change of the layout', () => {
    const week = laidOut('week', { at: '2026-12-01', day: '2026-12-11' }, TODAY);
    expect(week).toMatchObject({ layout: 'week', day: '2026-12-11' });
    expect(periodOf(week, TODAY).from).toBe('2026-12-07');
    expect(periodOf(laidOut('week', {}, TODAY), TODAY).to).toBe(TODAY);
    expect(periodOf(laidOut('week', { at: '2026-12-01' }, TODAY), TODAY).from).toBe('2026-11-30');
  });
});
