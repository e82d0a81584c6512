import { useState } from 'react';
import { backoffInterval } from '../../lib/backoffInterval';

/** The fields of a query's result that reveal a change. */
export interface PolledAnswer {
  data?: unknown;
  /** Time of the latest request, milliseconds since 1970. */
  startedTimeStamp?: number | undefined;
}

export interface PollingOptions {
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
}

export interface BackoffPolling {
  /** Options of the query; empty while nothing is expected to change. */
  readonly options: PollingOptions;
  /** Takes the query's current result; `isMoving` is true if the data may still change. Call it in each render. */
  onAnswer: (isMoving: boolean, answer: PolledAnswer) => void;
}

/**
 * Polls for changes while the page is visible: often at first, less often while the data stays the same, and at once
 * when the user returns.
 *
 * @param firstMs interval while the data changes, in milliseconds
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
      // RTK Query keeps the same object if the new data is equal.
      const questions = isMoving && data === last.data ? last.questions + 1 : 0;
      setLast({ isMoving, data, startedTimeStamp, questions });
    },
  };
}
