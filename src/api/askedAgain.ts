import type { RetryOptions } from '@reduxjs/toolkit/query';
import { isOutage, toApiError } from './errors';
import { isMissingCall } from './isMissingCall';

/** Maximum number of retries of a query. The pauses before them last less than three seconds together. */
const MOST_ATTEMPTS = 2;

/**
 * `extraOptions` of a query that the page does not depend on: RTK Query retries it after a lost connection or a 5xx
 * other than 501.
 */
export const ASKED_AGAIN: RetryOptions = {
  retryCondition(thrown, _call, { attempt }) {
    const error = toApiError(thrown);
    const mayPass = error.status === 'NETWORK' || (isOutage(error) && !isMissingCall(error));
    return mayPass && attempt <= MOST_ATTEMPTS;
  },
};
