import { useState } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { wasMissingCall, NOT_IMPLEMENTED } from '../../api/isMissingCall';
import { useAppSelector } from '../../session/appStore';

/** Fields of an RTK Query result that are replaced while the query is skipped. */
interface AskedAnswer {
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/**
 * Skips a call that the server does not implement (501) after it has failed once, because each failure redirects to
 * /unavailable. A retry button can still repeat it. Pass `skip` to the query, and its result through `answerOf`.
 *
 * @param operation operationId of the contract
 */
export function useMissingCall(operation: string): {
  skip: boolean;
  answerOf: <Answer extends AskedAnswer>(
    answer: Answer,
  ) => Omit<Answer, keyof AskedAnswer> & AskedAnswer;
} {
  const wasMissing = useAppSelector((state) => wasMissingCall(state, operation));
  const [skip, setSkip] = useState(wasMissing);
  return {
    skip,
    answerOf: (answer) =>
      skip
        ? {
            ...answer,
            error: errorWithoutBody(NOT_IMPLEMENTED),
            isFetching: false,
            refetch: () => setSkip(false),
          }
        : answer,
  };
}
