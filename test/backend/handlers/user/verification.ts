import { giveFirstOffers } from '../../scenarios/offers';
import type { World } from '../../world';

/**
 * Confirms a user or withdraws the confirmation. An organization gets its first offers when its first user
 * is confirmed.
 */
export function setVerified(world: World, userId: string, isVerified: boolean): void {
  const user = world.db.user.update({
    where: { id: { equals: userId } },
    data: { isVerified },
  });
  if (user?.isVerified === true) giveFirstOffers(world, user.organizationId);
}
