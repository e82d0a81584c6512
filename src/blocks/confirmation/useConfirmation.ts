import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userApi } from '../../api/endpoints/user';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { useToast } from '../../shell/toast/toasts';

/** Asks the server once more; resolves like a query. */
export type Refetch = () => Promise<{ error?: unknown }>;

interface Poller {
  /** Order on the page, ascending. */
  readonly order: number;
  readonly refetch: Refetch;
}

/**
 * Coordinates the parts of a page that wait for the confirmation by the owner. Only the first of
 * them polls; when it sees the confirmation, the others refetch once.
 */
export function createSharedPolling() {
  const pollers = new Set<Poller>();
  const listeners = new Set<() => void>();
  let isFinished = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Adds a waiting part to the poll; the returned function removes it. */
    add(poller: Poller): () => void {
      if (pollers.size === 0) isFinished = false;
      pollers.add(poller);
      notify();
      return () => {
        pollers.delete(poller);
        notify();
      };
    },
    /** Makes the other parts refetch. Returns true for the first caller only. */
    finish(): boolean {
      const isFirst = !isFinished;
      isFinished = true;
      if (isFirst) for (const { refetch } of pollers) void refetch();
      return isFirst;
    },
    /** Returns the order of the part that polls; Infinity if no part waits. */
    activeOrder: () => Math.min(...[...pollers].map(({ order }) => order)),
    /** Subscribes to changes of the waiting parts; the returned function unsubscribes. */
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
 * Returns whether this part of the page is the first one that waits. Only the first one polls (`confirmationPolling`)
 * and offers actions.
 */
export function useIsFirstToWait(order: number): boolean {
  return order <= useSyncExternalStore(polling.subscribe, polling.activeOrder);
}

/**
 * Waits together with the other parts of the page. After the confirmation, shows one toast and reloads the user, who
 * may now have access to more sections.
 *
 * @param refetch reloads this part's answer when another part has seen the confirmation
 * @param order order among those parts, ascending
 */
export function useConfirmation(isWaiting: boolean, refetch: Refetch, order = 0): void {
  const dispatch = useAppDispatch();
  const user = useCurrentUser();
  const toast = useToast();
  // The end of a session also ends the wait, but it is not a confirmation.
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
