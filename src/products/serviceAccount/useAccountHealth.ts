import { useGetServiceHealthQuery } from '../../api/endpoints/client';
import type { Service } from '../../domain/services';
import type { Ask } from '../../blocks/confirmation/waitingRoom';
import { FRESH_SECONDS } from '../../api/cache/freshAnswers';
import { readAccountBadge, type AccountBadgeView } from './readAccountBadge';

/** What the health check of a service says. */
export interface AccountHealth {
  badge: AccountBadgeView;
  /** The call has come to an answer or to a failure. */
  settled: boolean;
  refetch: () => void;
  /** The same, and tells how it went. The same function each time. */
  ask: Ask;
}

/** Loads the health of a service (`loadAccountHealth` starts the same call). */
export function useAccountHealth({ type }: Pick<Service, 'type'>): AccountHealth {
  const { data, isSuccess, error, refetch } = useGetServiceHealthQuery(
    { service: type },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return {
    badge: readAccountBadge({ health: data, healthFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    refetch: () => void refetch(),
    ask: refetch,
  };
}
