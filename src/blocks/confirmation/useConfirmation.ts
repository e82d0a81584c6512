import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userApi } from '../../api/endpoints/user';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { toast } from '../../shell/toast/toasts';
import { createWaitingRoom, type Ask } from './waitingRoom';

/**
 * How a query asks whether the owner of the cabinet has confirmed the user: every 15 s while the page
 * is looked at, and when somebody comes back to it. While the session can't be renewed, the transport
 * lets no call through.
 */
export const confirmationPolling = {
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

const room = createWaitingRoom();

/**
 * Whether this place on the page is the first that waits: it asks by `confirmationPolling` and says
 * what can be done; the others wait with it.
 */
export function useIsFirstToWait(place: number): boolean {
  return place <= useSyncExternalStore(room.subscribe, room.firstPlace);
}

/**
 * Waits with the rest of the page. Says that the wait is over, once, and asks for the user anew: more
 * is open to them now.
 *
 * @param ask asks whether the wait is over, when it is for another part of the page
 * @param place order among those parts, ascending
 */
export function useConfirmation(isWaiting: boolean, ask: Ask, place = 0): void {
  const dispatch = useSessionDispatch();
  const user = useCurrentUser();
  // Nobody was confirmed where the session has ended.
  const hasUser = user !== undefined;
  const isUserStale = user?.isVerified === false;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (isWaiting) return room.enter({ place, ask });
    return undefined;
  }, [isWaiting, ask, place]);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (!isOver || !hasUser || !room.leave()) return;
    toast.success('Владелец кабинета подтвердил вас: теперь доступны все возможности');
    if (isUserStale) dispatch(userApi.util.invalidateTags(['CurrentUser']));
  }, [isWaiting, hasUser, isUserStale, dispatch]);
}
