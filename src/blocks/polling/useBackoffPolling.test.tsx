// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBackoffPolling, type PolledAnswer } from './useBackoffPolling';

/** Returns a function that simulates `count` polls with the response `data`, and returns the polling interval. */
function watching() {
  let startedTimeStamp = 0;
  const { result, rerender } = renderHook(
    ({ isMoving, answer }: { isMoving: boolean; answer: PolledAnswer }) => {
      const polling = useBackoffPolling(3_000);
      polling.onAnswer(isMoving, answer);
      return polling.options;
    },
    { initialProps: { isMoving: false, answer: {} } },
  );
  return (data: object, count: number, isMoving = true) => {
    for (let question = 0; question < count; question += 1) {
      startedTimeStamp += 1;
      rerender({ isMoving, answer: { data, startedTimeStamp } });
      // A re-render without a new response must not count as a poll.
      rerender({ isMoving, answer: { data, startedTimeStamp } });
    }
    return result.current.pollingInterval;
  };
}

it('useBackoffPolling polls less often without changes, and often again after a change', () => {
  const ask = watching();
  const same = { status: 'SCORING' };
  expect(ask(same, 1)).toBe(3_000);
  expect(ask(same, 9)).toBe(3_000);
  expect(ask(same, 1)).toBe(6_000);
  expect(ask(same, 100)).toBe(60_000);
  expect(ask({ status: 'SCORING' }, 1)).toBe(3_000);
});

it('useBackoffPolling does not poll if nothing can change', () => {
  const ask = watching();
  expect(ask({}, 3, false)).toBeUndefined();
  expect(ask({}, 1)).toBe(3_000);
  expect(ask({}, 1, false)).toBeUndefined();
});
