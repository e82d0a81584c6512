import { useCallback } from 'react';
import { useGetCredentialQuery } from '../../api/endpoints/client';
import { toApiError, type ApiError } from '../../api/errors';
import type { Service } from '../../domain/services';
import type { Ask } from '../../blocks/confirmation/waitingRoom';
import { accountView, type AccountView } from './accountView';
import { FRESH_SECONDS } from '../../api/cache/freshAnswers';
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

/** How the account is asked for: options of its query, and more. */
type AccountOptions = Pick<
  NonNullable<Parameters<typeof useGetCredentialQuery>[1]>,
  'pollingInterval' | 'skipPollingIfUnfocused' | 'refetchOnFocus'
> & {
  /**
   * For those who most likely have no account: it is asked for only once the health check does not
   * say EMPTY. Looking at an offer ends in no 404 for them.
   */
  sparing?: boolean;
};

/** Loads the account and the health of a service (`loadServiceAccount` starts the same calls). */
export function useServiceAccount(
  service: Pick<Service, 'type'>,
  { sparing = false, ...polling }: AccountOptions = {},
): ServiceAccount {
  const health = useAccountHealth(service);
  const isEmpty = sparing && health.badge.state === 'off';
  const isUnasked = isEmpty || (sparing && !health.settled);
  const credential = useGetCredentialQuery(
    { id: service.type },
    { refetchOnMountOrArgChange: FRESH_SECONDS, ...polling, skip: isUnasked },
  );
  const askForCredential = credential.refetch;
  const askForHealth = health.ask;
  const ask = useCallback(() => {
    const asked = askForHealth();
    return isUnasked ? asked : askForCredential();
  }, [askForCredential, askForHealth, isUnasked]);
  // Not `isError`: while it is asked again after a failure, the failure is what is known.
  const error = credential.error === undefined ? undefined : toApiError(credential.error);
  const view = accountView({
    credential: credential.data,
    credentialError: error,
    badge: health.badge,
  });
  return {
    view: isEmpty ? { state: 'absent' } : view,
    badge: health.badge,
    error,
    settled: health.settled && (isEmpty || credential.isSuccess || error !== undefined),
    fetching: credential.isFetching,
    refetch: () => void ask(),
    ask,
  };
}
