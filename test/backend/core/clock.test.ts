import { describe, expect, it } from 'vitest';
import { createClock, DAY, toDate, toInstant, toRussianDate, yearOf } from './clock';

const LATE_IN_MOSCOW = Date.UTC(2026, 11, 31, 22, 30, 15);

describe('the clock', () => {
  it('runs with the machine until it is moved, and returns at a reset', () => {
    let machine = 1_000;
    const clock = createClock(() => machine);
    clock.advance(DAY);
    machine = 2_000;
    expect(clock.now()).toBe(2_000 + DAY);
    clock.reset();
    expect(clock.now()).toBe(2_000);
  });

  it('writes instants with the Moscow offset', () => {
    expect(toInstant(LATE_IN_MOSCOW)).toBe('2027-01-01T01:30:15+03:00');
  });

  it('gives the calendar date of Moscow, not of UTC', () => {
    expect(toDate(LATE_IN_MOSCOW)).toBe('2027-01-01');
    expect(toRussianDate(LATE_IN_MOSCOW)).toBe('01.01.2027');
    expect(yearOf(LATE_IN_MOSCOW)).toBe('2027');
  });
});
