import { useCallback } from 'react';
import { clientApi, type Credential } from '../../api/endpoints/client';
import { toApiError, type ApiError } from '../../api/errors';
import type { Service } from '../../domain/services';
import type { Refetch } from '../../blocks/confirmation/useConfirmation';
import { FRESH } from '../../api/cache/freshness';
import { useAccountHealth, type AccountBadgeView } from './useAccountHealth';

export type AccountView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'absent' }
  | { state: 'connected'; account: ConnectedAccount; badge: AccountBadgeView };

/** The account without its secret. M4: the secret of a service's account reaches no screen. */
export interface ConnectedAccount {
  id: string;
  clientId: string;
}

export interface AccountAnswers {
  credential: Credential | undefined;
  credentialError: ApiError | undefined;
  /** Badge from the health check. */
  badge: AccountBadgeView;
}

/** Returns the view of one service. An error overrides an earlier response; a 404 means that there is no account. */
export function accountView({ credential, credentialError, badge }: AccountAnswers): AccountView {
  if (credentialError?.status === 404) return { state: 'absent' };
  if (credentialError) return { state: 'failed', message: credentialError.message };
  if (credential === undefined) return { state: 'loading' };
  return { state: 'connected', account: connectedAccount(credential), badge };
}

/** Returns the account of a credential, without its secret. */
export function connectedAccount({ id, clientId = '' }: Credential): ConnectedAccount {
  return { id, clientId };
}

/** The account at a service, with the state of its calls. */
export interface ServiceAccount {
  view: AccountView;
  /** Badge from the health check; defined even if there is no account, or if the account is unknown. */
  badge: AccountBadgeView;
  /**
   * Error of the account request. A 404 means that there is no account; code 406 means that the user is not
   * confirmed yet.
   */
  error: ApiError | undefined;
  /** True after both calls have succeeded or failed; the account call may be omitted (`sparing`). */
  settled: boolean;
  /** True during the first load and each reload of the account. */
  fetching: boolean;
  /**
   * Reloads the account and its health; returns the result of the account, or of the health check while the account
   * request is omitted. Stable, unless that changes.
   */
  refetch: Refetch;
}

type AccountOptions = Pick<
  NonNullable<Parameters<typeof clientApi.useGetCredentialQuery>[1]>,
  'pollingInterval' | 'skipPollingIfUnfocused' | 'refetchOnFocus'
> & {
  /**
   * True to omit the account request if the health check returns EMPTY. This avoids a 404 on /offer for users who most
   * likely have no account.
   */
  sparing?: boolean;
};

/** Loads the account and the health of a service; `loadServiceAccount` prefetches them. */
export function useServiceAccount(
  service: Pick<Service, 'type'>,
  { sparing = false, ...polling }: AccountOptions = {},
): ServiceAccount {
  const health = useAccountHealth(service);
  const isEmpty = sparing && health.badge.state === 'off';
  const isUnasked = isEmpty || (sparing && !health.settled);
  const credential = clientApi.useGetCredentialQuery(
    { id: service.type },
    { ...FRESH, ...polling, skip: isUnasked },
  );
  const askForCredential = credential.refetch;
  const askForHealth = health.refetch;
  const refetch = useCallback(() => {
    const asked = askForHealth();
    return isUnasked ? asked : askForCredential();
  }, [askForCredential, askForHealth, isUnasked]);
  // `isError` would be false while the call is repeated after a failure.
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
    refetch,
  };
}
