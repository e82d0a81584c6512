import { courierService } from '../../../domain/services';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { useServiceAccount } from '../../../products/serviceAccount/useServiceAccount';

type Polling = Omit<NonNullable<Parameters<typeof useServiceAccount>[1]>, 'sparing'>;

/**
 * The account at the courier company. A user becomes a sender by connecting one: for a sender it is
 * always loaded, for others only where the health check says that there may be one.
 */
export function useCourierAccount(polling: Polling = {}) {
  const isSender = hasPermission(useCurrentUser(), [courierService.role]);
  return useServiceAccount(courierService, { sparing: !isSender, ...polling });
}
