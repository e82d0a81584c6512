import { useEffect, useRef } from 'react';
import { userApi } from '../../api/endpoints/user';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { toast } from '../toast/toasts';

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

/** Says that the wait is over, once, and asks for the user anew: more is open to them now. */
export function useConfirmation(isWaiting: boolean): void {
  const dispatch = useSessionDispatch();
  const user = useCurrentUser();
  // Nobody was confirmed where the session has ended.
  const hasUser = user !== undefined;
  const isUserStale = user?.isVerified === false;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (!isOver || !hasUser) return;
    toast.success('Владелец кабинета подтвердил вас: теперь доступны все возможности');
    if (isUserStale) dispatch(userApi.util.invalidateTags(['CurrentUser']));
  }, [isWaiting, hasUser, isUserStale, dispatch]);
}
