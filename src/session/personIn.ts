import type { AppState } from './appStore';
import { selectCurrentUser } from './currentUser';
import { selectSessionStatus } from './sessionSlice';

/** Identifies the session and its user, to notice a change of either. */
export function personIn(state: AppState): string {
  return `${selectSessionStatus(state)} ${selectCurrentUser(state)?.id ?? ''}`;
}
