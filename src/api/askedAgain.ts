import type { RetryOptions } from '@reduxjs/toolkit/query';
import { isOutage, toApiError } from './errors';
import { isNotImplemented } from './isNotImplemented';

/** Number of retries of a query, within three seconds. */
const MOST_ATTEMPTS = 2;

/**
 * `extraOptions` of a query that the page does not depend on. RTK Query retries it after a temporary failure, a lost
 * connection or an outage.
 */
export const ASKED_AGAIN: RetryOptions = {
  retryCondition(thrown, _call, { attempt }) {
    const error = toApiError(thrown);
    const mayPass = error.status === 'NETWORK' || (isOutage(error) && !isNotImplemented(error));
    return mayPass && attempt <= MOST_ATTEMPTS;
  },
};
