import { useCallback } from 'react';
import { useGetCredentialQuery } from '../../api/endpoints/client';
import { toApiError, type ApiError } from '../../api/errors';
import type { Service } from '../../domain/services';
import type { Ask } from '../confirmation/waitingRoom';
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
  /** The same, and tells how it went with the account. The same function each time. */
  ask: Ask;
}

/** How the account is asked for again by itself: options of its query. */
type PollingOptions = Pick<
  NonNullable<Parameters<typeof useGetCredentialQuery>[1]>,
  'pollingInterval' | 'skipPollingIfUnfocused' | 'refetchOnFocus'
>;

/** Loads the account and the health of a service (`loadServiceAccount` starts the same calls). */
export function useServiceAccount(
  service: Pick<Service, 'type'>,
  polling: PollingOptions = {},
): ServiceAccount {
  const credential = useGetCredentialQuery(
    { id: service.type },
    { refetchOnMountOrArgChange: FRESH_SECONDS, ...polling },
  );
  const health = useAccountHealth(service);
  const askForCredential = credential.refetch;
  const askForHealth = health.ask;
  const ask = useCallback(() => {
    void askForHealth();
    return askForCredential();
  }, [askForCredential, askForHealth]);
  // Not `isError`: while it is asked again after a failure, the failure is what is known.
  const error = credential.error === undefined ? undefined : toApiError(credential.error);
  return {
    view: accountView({
      credential: credential.data,
      credentialError: error,
      badge: health.badge,
    }),
    badge: health.badge,
    error,
    settled: (credential.isSuccess || error !== undefined) && health.settled,
    fetching: credential.isFetching,
    refetch: () => void ask(),
    ask,
  };
}
