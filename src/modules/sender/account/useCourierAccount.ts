import { courierService } from '../../../domain/services';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { useServiceAccount } from '../../../products/serviceAccount/useServiceAccount';

type Polling = Omit<NonNullable<Parameters<typeof useServiceAccount>[1]>, 'sparing'>;

/**
 * Returns the account at the courier company. Senders always load it, because a user who connects an account becomes a
 * sender. Other users load it only if the health check shows that there may be one.
 */
export function useCourierAccount(polling: Polling = {}) {
  const isSender = hasPermission(useCurrentUser(), [courierService.role]);
  return useServiceAccount(courierService, { sparing: !isSender, ...polling });
}
