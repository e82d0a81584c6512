import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type User, userApi } from '../../../api/endpoints/user';
import { errorWithoutBody, toApiError, type ApiError } from '../../../api/errors';
import { isMissingCall } from '../../../api/isMissingCall';
import { FRESH } from '../../../api/cache/freshness';
import { useMissingCall } from '../../../shell/outage/useMissingCall';
import { oneById } from './freshUser';

export type UserLoad =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; error: ApiError; retrying: boolean; retry: () => void }
  | { state: 'ready'; user: User };

/**
 * Loads one user. P10: one user is read by the proposed call. If the call is missing or does not find the user, the
 * search is used, because every server has it. A displayed user stays if a reload fails or returns another record, so
 * that a form keeps its input.
 */
export function useUser(id: string): UserLoad {
  const { skip, answerOf } = useMissingCall('getUser');
  const one = answerOf(userApi.useGetUserQuery({ id }, { ...FRESH, skip }));
  const isMissing = one.error !== undefined && isMissingCall(toApiError(one.error));
  const listed = userApi.useFindUsersQuery(
    isMissing ? { searchRequest: oneById(id) } : skipToken,
    FRESH,
  );
  const { data, error, isFetching, refetch } = isMissing ? listed : one;
  const failed = (failure: ApiError): UserLoad => ({
    state: 'failed',
    error: failure,
    retrying: isFetching,
    retry: () => void refetch(),
  });
  const [seen, setSeen] = useState<User>();
  const user =
    data && 'content' in data ? data.content.find((candidate) => candidate.id === id) : data;
  // A response about another user is ignored.
  const isRight = error === undefined && user?.id === id;
  if (isRight && user !== seen) setSeen(user);
  if (isRight) return { state: 'ready', user };
  if (error === undefined && data !== undefined && user === undefined) return { state: 'absent' };
  const known = seen ?? one.data;
  if (known?.id === id) return { state: 'ready', user: known };
  if (error !== undefined) return failed(toApiError(error));
  return data === undefined ? { state: 'loading' } : failed(errorWithoutBody('INVALID_RESPONSE'));
}
