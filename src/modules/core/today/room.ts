import type { User } from '../../../api/endpoints/user';
import { courierService } from '../../../domain/services';
import { hasPermission } from '../../../session/permissions';
import { userMemory } from '../../../session/userMemory';

/** Lines of «Что сделать» that are shown at once. */
export const MOST_LINES = 5;
/** Lines that are awaited of who was never seen here: bills and claims are for these roles. */
const firstLines = (user: User | undefined) =>
  hasPermission(user, ['FINANCE', courierService.role]) ? 3 : 1;

const memory = userMemory({
  key: 'cabinet-tasks',
  shape: (stored) => (typeof stored === 'number' ? stored : null),
});

/**
 * For how many lines the page keeps room before it knows of any: as many as last time, so that none moves
 * the cards when it comes.
 */
export function roomFor(user: User | undefined): number {
  if (user?.isVerified === false) return 0;
  return Math.min(memory.read(user?.id ?? '') ?? firstLines(user), MOST_LINES);
}

/** Remembers how many there are. */
export function rememberRoom(user: Pick<User, 'id'>, lines: number): void {
  memory.write(user.id, lines);
}
