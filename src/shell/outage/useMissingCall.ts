import { useState } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { wasNotImplemented, NOT_IMPLEMENTED } from '../../api/isNotImplemented';
import { useAppSelector } from '../../session/appStore';

/** The answer of a hook of RTK Query, as far as a call that is not made replaces it. */
interface AskedAnswer {
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/**
 * Holds a question back whose call the server does not have (501): the customer has been to
 * /unavailable and back because of it, and asks again by a button only. To be given to the query as
 * `skip`, and the answer through `answerOf`.
 *
 * @param operation its name in the contract
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
