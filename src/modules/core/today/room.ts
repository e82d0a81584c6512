import type { Today } from '../../../shell/today/day';
import { MOST_LINES } from '../../../blocks/todo/TodoRoom';
import { courierService } from '../../../domain/services';
import { hasPermission, type VisitorUser } from '../../../session/permissions';
import { userMemory } from '../../../session/userMemory';

/**
 * Returns the number of lines for a user without a saved number: three for roles that have bills, claims or first
 * steps, otherwise one.
 */
const firstLines = (user: VisitorUser | undefined) =>
  hasPermission(user, ['FINANCE', courierService.role, 'USER_ADMIN']) ? 3 : 1;

const memory = userMemory({
  key: 'cabinet-tasks',
  shape: (stored) => (typeof stored === 'number' ? stored : null),
});

/**
 * Returns the number of lines that the page reserves, so that late tasks do not move the cards: the number of the last
 * visit until the tasks are known, then one line per task, at most `MOST_LINES`. Without tasks it is one line, or none
 * if the last visit had none.
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
