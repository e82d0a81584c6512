import { useState } from 'react';
import { backoffInterval } from '../../lib/backoffInterval';

/** What of a query's answer tells whether anything has changed. */
export interface PolledAnswer {
  data?: unknown;
  /** When it was asked for the last time, milliseconds since 1970. */
  startedTimeStamp?: number | undefined;
}

/** How a query asks again by itself. */
export interface PollingOptions {
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
}

export interface BackoffPolling {
  /** Options of the query; empty while nothing moves. */
  readonly options: PollingOptions;
  /** Tells in each render what the query answers now, and whether something of it still moves. */
  onAnswer: (isMoving: boolean, answer: PolledAnswer) => void;
}

/**
 * Polls for something that changes without the customer, while its page is visible: often at first,
 * less and less often while the answer stays the same, and at once when the customer comes back.
 *
 * @param firstMs the interval while the answer changes, milliseconds
 */
export function useBackoffPolling(firstMs: number): BackoffPolling {
  const [last, setLast] = useState<PolledAnswer & { isMoving: boolean; questions: number }>({
    isMoving: false,
    questions: 0,
  });
  return {
    options: last.isMoving
      ? {
          pollingInterval: backoffInterval(firstMs, last.questions),
          skipPollingIfUnfocused: true,
          refetchOnFocus: true,
        }
      : {},
    onAnswer: (isMoving, { data, startedTimeStamp = 0 }) => {
      if (isMoving === last.isMoving && startedTimeStamp === last.startedTimeStamp) return;
      // Answers that say the same are the same object.
      const questions = isMoving && data === last.data ? last.questions + 1 : 0;
      setLast({ isMoving, data, startedTimeStamp, questions });
    },
  };
}
