import { clientApi, type ServiceHealth } from '../../api/endpoints/client';
import type { Service } from '../../domain/services';
import type { Refetch } from '../../blocks/confirmation/useConfirmation';
import { FRESH } from '../../api/cache/freshness';

/**
 * The account badge: AVAILABLE means on, EMPTY off, ERROR off with an error text. Any other status, or a failed call,
 * hides the badge.
 */
export type AccountBadgeView =
  | { state: 'on' }
  | { state: 'off' }
  | { state: 'error'; text: string }
  | { state: 'hidden' };

/** `health` is undefined until the first response. */
export interface HealthAnswer {
  health: ServiceHealth | undefined;
  /** True if the last check failed. The badge then ignores an earlier response. */
  healthFailed: boolean;
}

/** Returns the badge of an account for a health check; `text` is '' if the service sent none. */
export function readAccountBadge({ health, healthFailed }: HealthAnswer): AccountBadgeView {
  if (healthFailed) return { state: 'hidden' };
  switch (health?.status) {
    case 'AVAILABLE':
      return { state: 'on' };
    case 'EMPTY':
      return { state: 'off' };
    case 'ERROR':
      return { state: 'error', text: health.description ?? '' };
    case undefined:
    default:
      return { state: 'hidden' };
  }
}

export interface AccountHealth {
  badge: AccountBadgeView;
  /** True after the call has succeeded or failed. */
  settled: boolean;
  /** Stable: the same function in every render. */
  refetch: Refetch;
}

/** Loads the health of a service; `loadAccountHealth` prefetches it. */
export function useAccountHealth({ type }: Pick<Service, 'type'>): AccountHealth {
  const { data, isSuccess, error, refetch } = clientApi.useGetServiceHealthQuery(
    { service: type },
    FRESH,
  );
  return {
    badge: readAccountBadge({ health: data, healthFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    refetch,
  };
}
