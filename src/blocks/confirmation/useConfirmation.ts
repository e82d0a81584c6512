import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userApi } from '../../api/endpoints/user';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { useToast } from '../../shell/toast/toasts';

export type Refetch = () => Promise<{ error?: unknown }>;

interface Poller {
  /** Position of the section on the page; smaller is higher. */
  readonly order: number;
  readonly refetch: Refetch;
}

/**
 * Coordinates the sections of a page that wait for the owner's confirmation: tells which one polls, and refetches the
 * others after the confirmation.
 */
export function createSharedPolling() {
  const pollers = new Set<Poller>();
  const listeners = new Set<() => void>();
  let isFinished = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Registers a waiting section; the returned function removes it. */
    add(poller: Poller): () => void {
      if (pollers.size === 0) isFinished = false;
      pollers.add(poller);
      notify();
      return () => {
        pollers.delete(poller);
        notify();
      };
    },
    /** For the first caller, refetches the sections that still wait and returns true; later callers get false. */
    finish(): boolean {
      const isFirst = !isFinished;
      isFinished = true;
      if (isFirst) for (const { refetch } of pollers) void refetch();
      return isFirst;
    },
    /** Returns the position of the section that polls; Infinity if no section waits. */
    activeOrder: () => Math.min(...[...pollers].map(({ order }) => order)),
    /** Subscribes to changes of the waiting sections; the returned function unsubscribes. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Options of a query that shows whether the owner has confirmed the user. Polls every 15 s while
 * the page has the focus, and when the focus returns. The transport sends nothing while the session
 * cannot be renewed.
 */
export const confirmationPolling = {
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

const polling = createSharedPolling();

/**
 * Returns false if a section above this one waits as well. Only the first waiting section polls (`confirmationPolling`)
 * and offers actions.
 */
export function useIsFirstToWait(order: number): boolean {
  return order <= useSyncExternalStore(polling.subscribe, polling.activeOrder);
}

/**
 * Registers a section that waits for the confirmation. After it, shows one toast for all sections and reloads the user,
 * who may now have access to more pages.
 * @param refetch reloads this section's data after another section has noticed the confirmation
 * @param order position of the section on the page; smaller is higher
 */
export function useConfirmation(isWaiting: boolean, refetch: Refetch, order = 0): void {
  const dispatch = useAppDispatch();
  const user = useCurrentUser();
  const toast = useToast();
  // The end of a session also ends the wait, but not by a confirmation.
  const hasUser = user !== undefined;
  const isUserStale = user?.isVerified === false;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (isWaiting) return polling.add({ order, refetch });
    return undefined;
  }, [isWaiting, refetch, order]);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (!isOver || !hasUser || !polling.finish()) return;
    toast.success('Владелец кабинета подтвердил вас: теперь доступны все возможности');
    if (isUserStale) dispatch(userApi.util.invalidateTags(['CurrentUser']));
  }, [isWaiting, hasUser, isUserStale, dispatch, toast]);
}
