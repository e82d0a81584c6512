/**
 * The backend's clock. All code that depends on time (tokens, scoring, demo dates) uses it, so that tests and testers
 * can move it.
 */
export interface Clock {
  /** Returns the current time, epoch milliseconds. */
  now(): number;
  /** Returns how far the clock is ahead of the machine's clock, in milliseconds. */
  ahead(): number;
  /** Moves the clock forward, or back by a negative number. */
  advance(milliseconds: number): void;
  reset(): void;
}

export const HOUR = 60 * 60 * 1000;

/** Milliseconds in a day. Moscow has had no daylight saving time since 2014, so every day has 24 hours. */
export const DAY = 24 * HOUR;

const MOSCOW_OFFSET = 3 * HOUR;

/** @param machineNow clock of the machine, epoch milliseconds */
export function createClock(machineNow: () => number = () => Date.now()): Clock {
  let advanced = 0;
  return {
    now: () => machineNow() + advanced,
    ahead: () => advanced,
    advance: (milliseconds) => {
      advanced += milliseconds;
    },
    reset: () => {
      advanced = 0;
    },
  };
}

/** Formats an instant for the contract: RFC 3339 with an offset, Moscow time. */
export function toInstant(epochMs: number): string {
  return `${new Date(epochMs + MOSCOW_OFFSET).toISOString().slice(0, 19)}+03:00`;
}

/** Returns a calendar date in Moscow, YYYY-MM-DD. */
export function toDate(epochMs: number): string {
  return toInstant(epochMs).slice(0, 10);
}

/** Returns a calendar date in Moscow as ДД.ММ.ГГГГ, the format of `offerFinishDate`. */
export function toRussianDate(epochMs: number): string {
  const [year = '', month = '', day = ''] = toDate(epochMs).split('-');
  return `${day}.${month}.${year}`;
}

/** Returns the year in Moscow, a part of an agreement's number. */
export function yearOf(epochMs: number): string {
  return toDate(epochMs).slice(0, 4);
}
