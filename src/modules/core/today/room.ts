import type { User } from '../../../api/endpoints/user';
import { createSafeStorage } from '../../../lib/safeStorage';
import { isForeignComputer } from '../../../session/foreignComputer';

/** Lines of «Что сделать» that are shown at once. */
export const MOST_LINES = 5;

const KEY = 'cabinet-tasks';
const storage = createSafeStorage(() => (isForeignComputer() ? null : window.localStorage));

/**
 * For how many lines the page keeps room before it knows of any: as many as last time, so that none moves
 * the cards when it comes. Who was never seen here gets one.
 */
export function roomFor(user: User | undefined): number {
  if (user?.isVerified === false) return 0;
  const [owner, lines] = (storage.read(KEY) ?? '').split(' ');
  return owner === user?.id ? Math.min(Number(lines) || 0, MOST_LINES) : 1;
}

/** Remembers how many there are. */
export function rememberRoom(user: Pick<User, 'id'>, lines: number): void {
  storage.write(KEY, `${user.id} ${lines}`);
}
