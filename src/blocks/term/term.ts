import { countOf } from '../../lib/countOf';
import { dateText, readDay, type ServerDate } from '../../lib/dates';
import { daysBetween, moscowDay } from '../../lib/isoDay';

/** Start and end of a period; days in the server's format. */
export interface TermDates {
  /** First day; today by default. */
  start?: ServerDate;
  due?: ServerDate;
  /** First possible day of the event: «от 5 до 14 дней». */
  earliest?: ServerDate;
  /** True if the record is paid, closed, or expired without a debt. */
  isDone?: boolean | undefined;
  /** True if the period has no last day. */
  isEndless?: boolean | undefined;
}

export type TermState = 'run' | 'soon' | 'over' | 'done' | 'range' | 'open' | 'none';

/** Data of a term line (`TermLine`); positions are fractions of its length, 0 to 1. */
export interface Term {
  state: TermState;
  filled: number;
  /** Position of the due day; less than 1 only after that day. */
  due: number;
  earliest?: number;
  /**
   * Text about the days: «прошло 40 из 45 дней, осталось 5», «просрочка 23 дня»; empty if there are no days to count.
   */
  words: string;
  /** Days until the last day; undefined if that day is past or unknown, or if `isDone`. */
  daysLeft?: number;
}

/** Days before the end at which a period counts as urgent. */
const SOON_DAYS = 7;
/** Minimum fraction of the line that is filled once a period has begun, and empty while it is unfinished. */
const LEAST = 0.02;
const within = (share: number) => Math.min(1 - LEAST, Math.max(LEAST, share));

const days = (count: number) => countOf(count, 'день', 'дня', 'дней');

/** Returns the data of the term line, counted in whole calendar days in Moscow. */
export function termOf({ start, due, earliest, isDone, isEndless }: TermDates, now?: Date): Term {
  const today = moscowDay(now);
  const [first, last, least] = [readDay(start) ?? today, readDay(due), readDay(earliest)];
  if (isDone === true) return { state: 'done', filled: 1, due: 1, words: '' };
  if (last === undefined) {
    return isEndless === true
      ? { state: 'open', filled: 0.6, due: 1, words: '' }
      : { state: 'none', filled: 0, due: 1, words: '' };
  }
  const passed = Math.max(0, daysBetween(first, today));
  const whole = Math.max(0, daysBetween(first, last));
  const left = daysBetween(today, last);
  if (left < 0) {
    const share = within(whole / (passed || 1));
    return { state: 'over', filled: share, due: share, words: `просрочка ${days(-left)}` };
  }
  const filled = within(passed / (whole || 1));
  const words = `прошло ${passed} из ${countOf(whole, 'дня', 'дней', 'дней')}, осталось ${left}`;
  if (least !== undefined) {
    const share = within(daysBetween(first, least) / (whole || 1));
    return { state: 'range', filled, due: 1, earliest: share, words, daysLeft: left };
  }
  return { state: left > SOON_DAYS ? 'run' : 'soon', filled, due: 1, words, daysLeft: left };
}

/** Returns «осталось 5 дней», «сегодня»; empty if no days are left to count. */
export function leftText({ daysLeft }: Pick<Term, 'daysLeft'>): string {
  if (daysLeft === undefined) return '';
  return daysLeft === 0 ? 'сегодня' : `осталось ${days(daysLeft)}`;
}

/** Returns the description for screen readers: «Поставка 17.10.2026, плановое погашение 01.12.2026, …». */
export function termName(ends: readonly (readonly [label: string, day: ServerDate])[], term: Term) {
  return [...ends.map(([label, day]) => `${label} ${dateText(day) || '—'}`), term.words]
    .filter(Boolean)
    .join(', ');
}
