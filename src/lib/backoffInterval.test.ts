import { describe, expect, it } from 'vitest';
import { backoffInterval } from './backoffInterval';

/** Returns the number of polls within `milliseconds` while the response stays the same. */
function questionsIn(milliseconds: number, firstMs: number): number {
  let questions = 0;
  for (let passed = 0; ; questions += 1) {
    passed += backoffInterval(firstMs, questions);
    if (passed > milliseconds) return questions;
  }
}

describe('the polling interval', () => {
  it('doubles after ten equal responses, up to a minute', () => {
    const intervals = [0, 9, 10, 19, 20, 40, 50, 5000].map((count) =>
      backoffInterval(3_000, count),
    );
    expect(intervals).toEqual([3_000, 3_000, 6_000, 6_000, 12_000, 48_000, 60_000, 60_000]);
  });

  it('is never shorter than the initial interval', () => {
    expect(backoffInterval(90_000, 100)).toBe(90_000);
  });

  it('grows to one poll a minute while the response stays the same', () => {
    expect(questionsIn(60_000, 3_000)).toBe(15);
    expect(questionsIn(10 * 60_000, 3_000)).toBeLessThan(50);
    expect(questionsIn(8 * 3_600_000, 3_000)).toBeLessThan(8 * 60 + 60);
  });
});
