import { clientApi } from '../../api/endpoints/client';
import type { Service } from '../../domain/services';
import type { Refetch } from '../../blocks/confirmation/sharedPolling';
import { FRESH } from '../../api/cache/freshness';
import { readAccountBadge, type AccountBadgeView } from './readAccountBadge';

/** What the health check of a service says. */
export interface AccountHealth {
  badge: AccountBadgeView;
  /** The call was answered or failed. */
  settled: boolean;
  refetch: () => void;
  /** As `refetch`, with the result; a stable function. */
  ask: Refetch;
}

/** Loads the health of a service (`loadAccountHealth` starts the same call). */
export function useAccountHealth({ type }: Pick<Service, 'type'>): AccountHealth {
  const { data, isSuccess, error, refetch } = clientApi.useGetServiceHealthQuery(
    { service: type },
    FRESH,
  );
  return {
    badge: readAccountBadge({ health: data, healthFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    refetch: () => void refetch(),
    ask: refetch,
  };
}
