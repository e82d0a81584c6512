import { useState } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { wasNotImplemented, NOT_IMPLEMENTED } from '../../api/isNotImplemented';
import { useAppSelector } from '../../session/appStore';

/** Fields of an RTK Query result that are replaced while the call is not made. */
interface AskedAnswer {
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/**
 * Stops a call that the server does not have (501). Such a call has redirected to /unavailable and back; now only a
 * button repeats it. Pass `skip` to the query, and its result through `answerOf`.
 *
 * @param operation operationId of the contract
 */
export function useMissingCall(operation: string): {
  skip: boolean;
  answerOf: <Answer extends AskedAnswer>(
    answer: Answer,
  ) => Omit<Answer, keyof AskedAnswer> & AskedAnswer;
} {
  const wasMissing = useAppSelector((state) => wasNotImplemented(state, operation));
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
