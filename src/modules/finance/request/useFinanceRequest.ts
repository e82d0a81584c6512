import {
  type FinanceRequest,
  type FinanceRequestForm,
  financeRequestApi,
} from '../../../api/endpoints/financeRequest';
import { isNotVerified, toApiError, type ApiError } from '../../../api/errors';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';

export type RequestLoad =
  | { state: 'loading' }
  | { state: 'waiting' }
  | { state: 'absent' }
  | { state: 'failed'; error: ApiError; retrying: boolean; retry: () => void }
  | { state: 'ready'; request: FinanceRequest; form: FinanceRequestForm };

/** Loads a request and its form, both at once. */
export function useFinanceRequest(id: string): RequestLoad {
  const options = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const request = financeRequestApi.useGetFinanceRequestQuery({ id }, options);
  const form = financeRequestApi.useGetFinanceRequestFormQuery({ id }, options);
  if (request.data !== undefined && form.data !== undefined) {
    return { state: 'ready', request: request.data, form: form.data };
  }
  const error = request.error ?? form.error;
  if (error === undefined) return { state: 'loading' };
  const failure = toApiError(error);
  if (isNotVerified(failure)) return { state: 'waiting' };
  if (failure.status === 404) return { state: 'absent' };
  return {
    state: 'failed',
    error: failure,
    retrying: request.isFetching || form.isFetching,
    retry: () => {
      if (request.error !== undefined) void request.refetch();
      if (form.error !== undefined) void form.refetch();
    },
  };
}
