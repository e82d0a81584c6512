import type { RetryOptions } from '@reduxjs/toolkit/query';
import { isOutage, toApiError } from './errors';
import { isNotImplemented } from './isNotImplemented';

/** A question is asked so often again, within three seconds. */
const MOST_ATTEMPTS = 2;

/**
 * `extraOptions` of a question that the page works without: after a temporary failure, a lost connection or
 * a server that is down, it is asked again.
 */
export const ASKED_AGAIN: RetryOptions = {
  retryCondition(thrown, _call, { attempt }) {
    const error = toApiError(thrown);
    const mayPass = error.status === 'NETWORK' || (isOutage(error) && !isNotImplemented(error));
    return mayPass && attempt <= MOST_ATTEMPTS;
  },
};
