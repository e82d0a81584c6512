import { describe, expect, it } from 'vitest';
import { createClock, DAY, toDate, toInstant, toRussianDate, yearOf } from './clock';

const LATE_IN_MOSCOW = Date.UTC(2026, 11, 31, 22, 30, 15);

describe('the clock of the mock backend', () => {
  it('runs ahead of the machine’s clock by the time it was advanced, until a reset', () => {
    let machine = 1_000;
    const clock = createClock(() => machine);
    clock.advance(DAY);
    machine = 2_000;
    expect(clock.now()).toBe(2_000 + DAY);
    clock.reset();
    expect(clock.now()).toBe(2_000);
  });

  it('writes moments with the Moscow offset', () => {
    expect(toInstant(LATE_IN_MOSCOW)).toBe('2027-01-01T01:30:15+03:00');
  });

  it('returns the date in Moscow, not in UTC', () => {
    expect(toDate(LATE_IN_MOSCOW)).toBe('2027-01-01');
    expect(toRussianDate(LATE_IN_MOSCOW)).toBe('01.01.2027');
    expect(yearOf(LATE_IN_MOSCOW)).toBe('2027');
  });
});
