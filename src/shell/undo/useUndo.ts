import { useCallback, useSyncExternalStore } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import { useAppDispatch, type AppState, type AppThunk } from '../../session/appStore';
import { lastCall } from '../../session/lastCall';
import { lastCalls } from '../../session/signOut';
import { personIn } from '../../session/currentUser';
import { TYPED_INTO } from '../focus/typedInto';
import { createUndoQueue, type UndoQueue } from './undoQueue';

type AppStore = ReactReduxContextValue<AppState>['store'];

declare module '../../api/baseQuery' {
  interface ApiExtra {
    undoQueue?: UndoQueue;
  }
}

/**
 * Sends what waits when the page is left or hidden, and before a sign-out; forgets it when the session
 * ends in any other way: it is never sent as another user.
 */
function queueFor(store: AppStore): UndoQueue {
  const queue = createUndoQueue();
  const finishAll = () => void queue.finishAll();
  const finishIfHidden = () => {
    if (document.visibilityState === 'hidden') void queue.finishAll(true);
  };
  const undoByKeys = (event: KeyboardEvent) => {
    const isMeant = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey);
    if (!isMeant || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    if (queue.undoLatest()) event.preventDefault();
  };
  const beforeSignOut = lastCall(queue.finishAll);
  let stop: (() => void) | undefined;
  const watch = () => {
    const person = personIn(store.getState());
    const unsubscribe = store.subscribe(() => {
      if (personIn(store.getState()) === person) return;
      stop?.();
      queue.drop();
    });
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', finishAll, { signal });
    document.addEventListener('visibilitychange', finishIfHidden, { signal });
    document.addEventListener('keydown', undoByKeys, { signal });
    lastCalls.add(beforeSignOut);
    stop = () => {
      unsubscribe();
      listening.abort();
      lastCalls.delete(beforeSignOut);
      stop = undefined;
    };
  };
  queue.subscribe(() => {
    const isNeeded = queue.isBusy() || queue.hidden().size > 0;
    if (isNeeded && !stop) watch();
    else if (!isNeeded) stop?.();
  });
  return queue;
}

/** Thunk: the queue of a store, made when it is asked for first. */
function undoQueueOf(store: AppStore): AppThunk<UndoQueue> {
  return (_dispatch, _getState, extra) => (extra.undoQueue ??= queueFor(store));
}

/** The steps of this session that can be taken back. */
export function useUndo(): UndoQueue {
  const store = useStore<AppState>();
  return useAppDispatch()(undoQueueOf(store));
}

/** Tells of an id of this kind whether it was taken away and must not be shown. */
export function useTakenAway(kind: string): (id: string) => boolean {
  const queue = useUndo();
  const hidden = useSyncExternalStore(queue.subscribe, queue.hidden);
  return useCallback((id: string) => hidden.has(`${kind}/${id}`), [hidden, kind]);
}
