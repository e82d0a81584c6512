import { useGetCredentialQuery } from '../../api/endpoints/client';
import { toApiError, type ApiError } from '../../api/errors';
import type { Service } from '../../domain/services';
import { accountView, type AccountView } from './accountView';
import { FRESH_SECONDS } from './freshAnswers';
import type { AccountBadgeView } from './readAccountBadge';
import { useAccountHealth } from './useAccountHealth';

/** What is known of the account at a service. */
export interface ServiceAccount {
  view: AccountView;
  /** Also where there is no account, or it is not known whether there is one. */
  badge: AccountBadgeView;
  /** Why the account is not known; a 404 says that there is none, code 406 that the user waits. */
  error: ApiError | undefined;
  /** Both calls have come to an answer or to a failure. */
  settled: boolean;
  /** The account is being asked for, again or for the first time. */
  fetching: boolean;
  /** Asks for the account and its health again. */
  refetch: () => void;
}

/** Loads the account and the health of a service (`loadServiceAccount` starts the same calls). */
export function useServiceAccount(service: Pick<Service, 'type'>): ServiceAccount {
  const credential = useGetCredentialQuery(
    { id: service.type },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const health = useAccountHealth(service);
  const error = credential.isError ? toApiError(credential.error) : undefined;
  return {
    view: accountView({
      credential: credential.data,
      credentialError: error,
      badge: health.badge,
    }),
    badge: health.badge,
    error,
    settled: (credential.isSuccess || credential.isError) && health.settled,
    fetching: credential.isFetching,
    refetch: () => {
      void credential.refetch();
      health.refetch();
    },
  };
}
