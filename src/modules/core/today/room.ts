import type { Today } from '../../../shell/today/day';
import { courierService } from '../../../domain/services';
import { hasPermission, type VisitorUser } from '../../../session/permissions';
import { userMemory } from '../../../session/userMemory';

/** Lines of «Что сделать» that are shown at once. */
export const MOST_LINES = 5;
/** Lines to expect for a user who is new on this device: bills, claims and first steps are for these roles. */
const firstLines = (user: VisitorUser | undefined) =>
  hasPermission(user, ['FINANCE', courierService.role, 'USER_ADMIN']) ? 3 : 1;

const memory = userMemory({
  key: 'cabinet-tasks',
  shape: (stored) => (typeof stored === 'number' ? stored : null),
});

/**
 * Returns the number of lines that the page reserves, so that late tasks do not move the cards: one per task once
 * they are known (one line after the last is done), before that as many as last time.
 */
export function roomFor(
  user: (Pick<VisitorUser, 'roles' | 'isVerified'> & { id: string }) | undefined,
  { tasks, isSettled }: Pick<Today, 'tasks' | 'isSettled'>,
): number {
  if (user?.isVerified === false) return 0;
  const kept = memory.read(user?.id ?? '') ?? firstLines(user);
  return Math.min(isSettled ? Math.max(tasks.length, Math.min(kept, 1)) : kept, MOST_LINES);
}

/** Saves the number of lines for the next visit of the user. */
export function saveTaskCount(user: { id: string }, lines: number): void {
  memory.write(user.id, lines);
}
