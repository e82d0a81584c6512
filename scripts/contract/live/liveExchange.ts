import type { CheckedRequest, CheckedResponse } from '../checker/exchange';

/** One call with its answer, wherever it was seen. */
export interface LiveExchange {
  readonly request: CheckedRequest;
  readonly response: Omit<CheckedResponse, 'operationId'>;
  /** The answer broke off, or could not be decompressed. */
  readonly isTruncated?: boolean;
  /** We made the request ourselves: only the answer is looked at. */
  readonly isOwnRequest?: boolean;
}
