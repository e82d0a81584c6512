import { useState } from 'react';
import { patientInterval } from './patientInterval';

/** What of a query's answer tells whether anything has changed. */
export interface RepeatedAnswer {
  data?: unknown;
  /** When it was asked for the last time, milliseconds since 1970. */
  startedTimeStamp?: number | undefined;
}

/** How a query asks again by itself. */
export interface PatientPolling {
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
}

export interface Patience {
  /** Options of the query; empty while nothing moves. */
  readonly options: PatientPolling;
  /** Tells in each render what the query answers now, and whether something of it still moves. */
  follow: (isMoving: boolean, answer: RepeatedAnswer) => void;
}

/**
 * Asks again about what somebody else is at work on, while it is looked at: often at first, less and
 * less often while the answer stays the same, and at once when the customer comes back to the page.
 *
 * @param firstMs the interval as long as things go on, milliseconds
 */
export function usePatience(firstMs: number): Patience {
  const [last, setLast] = useState<RepeatedAnswer & { isMoving: boolean; questions: number }>({
    isMoving: false,
    questions: 0,
  });
  return {
    options: last.isMoving
      ? {
          pollingInterval: patientInterval(firstMs, last.questions),
          skipPollingIfUnfocused: true,
          refetchOnFocus: true,
        }
      : {},
    follow: (isMoving, { data, startedTimeStamp = 0 }) => {
      if (isMoving === last.isMoving && startedTimeStamp === last.startedTimeStamp) return;
      // Answers that say the same are the same object.
      const questions = isMoving && data === last.data ? last.questions + 1 : 0;
      setLast({ isMoving, data, startedTimeStamp, questions });
    },
  };
}
