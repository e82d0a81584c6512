import { useSyncExternalStore } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import { moscowDay } from '../../lib/isoDay';
import {
  useAppDispatch,
  type AppDispatch,
  type AppState,
  type AppThunk,
} from '../../session/appStore';
import { selectCurrentUser } from '../../session/currentUser';
import { hasPermission } from '../../session/permissions';
import { menuBadgeSet } from '../menu/menuSlice';
import { canEnterModule } from '../modules/availability';
import { selectModuleNames } from '../modules/modulesSlice';
import { moduleRegistry } from '../modules/registry';
import { tellUnread } from '../news/unread';
import { dayOf, NOTHING, type NewsEntry, type Today } from './day';
import type { SourceState, Task, TodaySource } from './moduleToday';
import { startQuestions } from './questions';
import { todayMemory } from './todayMemory';

type AppStore = ReactReduxContextValue<AppState>['store'];
type TodayFeed = ReturnType<typeof createTodayFeed>;

declare module '../../api/baseQuery' {
  interface ApiExtra {
    todayFeed?: TodayFeed;
  }
}

/** What waits for the person and what has changed. Polling stops when no component uses it. */
export function useToday() {
  const store = useStore<AppState>();
  const feed = useAppDispatch()(todayFeedOf(store));
  const today = useSyncExternalStore(feed.subscribe, feed.today);
  return { today, askAll: feed.askAll, markRead: feed.markRead };
}

/** Thunk: the feed of a store, made when it is asked for first. */
function todayFeedOf(store: AppStore): AppThunk<TodayFeed> {
  return (dispatch, _getState, extra) => (extra.todayFeed ??= createTodayFeed(store, dispatch));
}

const ownerIn = (state: AppState) => selectCurrentUser(state)?.id ?? '';

/** Follows the day of one person, from its first reader to its last. */
function createTodayFeed(store: AppStore, dispatch: AppDispatch) {
  let today = NOTHING;
  let isAskedForAll = false;
  const listeners = new Set<() => void>();
  /** Set while there are readers; its sources are there once they are loaded. */
  let run: { followed?: ReturnType<typeof followSources> } | undefined;

  const show = (next: Today) => {
    today = next;
    for (const listener of listeners) listener();
  };

  const start = async () => {
    const started: typeof run = {};
    run = started;
    const owner = ownerIn(store.getState());
    const sources = await loadSources(store.getState());
    if (run !== started) return;
    started.followed = followSources(sources, { store, dispatch, owner, show });
    if (isAskedForAll) started.followed.askStale();
  };

  const stop = () => {
    run?.followed?.stop();
    run = undefined;
    today = NOTHING;
    isAskedForAll = false;
    todayMemory.forgetHeld();
    tellUnread();
  };

  return {
    today: () => today,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) void start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    /** Asks every source whose answer is old, or not there. */
    askAll: () => {
      isAskedForAll = true;
      run?.followed?.askStale();
    },
    /** The person has read this entry; without one, all. */
    markRead: (entry?: NewsEntry) => {
      todayMemory.markRead(ownerIn(store.getState()), entry?.source, entry?.id);
      run?.followed?.recount();
    },
  };
}

/** The sources of the modules that this person has. A module whose file is missing tells nothing. */
async function loadSources(state: AppState): Promise<TodaySource[]> {
  const user = selectCurrentUser(state);
  const visitor = { serverNames: selectModuleNames(state), user };
  const loads = moduleRegistry
    .list()
    .flatMap((module) => (module.today && canEnterModule(module, visitor) ? [module.today] : []));
  const loaded = await Promise.allSettled(loads.map(async (load) => (await load()).default));
  return loaded
    .flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
    .filter(({ roles }) => hasPermission(user, roles));
}

interface Following {
  readonly store: AppStore;
  readonly dispatch: AppDispatch;
  /** Id of the person. */
  readonly owner: string;
  readonly show: (today: Today) => void;
}

/** Keeps asking, and tells what the cache gets: to readers, to the menu, and to lists of unread things. */
function followSources(
  sources: readonly TodaySource[],
  { store, dispatch, owner, show }: Following,
) {
  const stateOf = (source: TodaySource) => source.stateOf(store.getState());
  const states = new Map<TodaySource, SourceState>();
  const showBadges = createMenuBadges(dispatch);

  const recount = () => {
    const today = dayOf(states, todayMemory.read(owner), moscowDay());
    showBadges(today.tasks);
    tellUnread({
      ids: new Set(today.news.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))),
      read: (id) => {
        todayMemory.markRead(owner, undefined, id);
        recount();
      },
    });
    show(today);
  };

  /** Takes new answers from the cache; true where there are any. */
  const takeAnswers = () => {
    let isChanged = false;
    for (const source of sources) {
      const [before, now] = [states.get(source), stateOf(source)];
      if (before?.data === now.data && before?.error === now.error && before) continue;
      states.set(source, now);
      isChanged = true;
      if (now.data !== undefined) todayMemory.learn(owner, source.id, now.changes(moscowDay()));
    }
    return isChanged;
  };

  takeAnswers();
  recount();
  const unsubscribe = store.subscribe(() => {
    if (takeAnswers()) recount();
  });
  const { askStale, stop } = startQuestions(sources, stateOf, dispatch);
  return {
    recount,
    askStale,
    stop: () => {
      unsubscribe();
      stop();
    },
  };
}

/** The counters of the menu: those of tasks that are gone become zero. */
function createMenuBadges(dispatch: AppDispatch) {
  const shown = new Map<string, number>();
  return (tasks: readonly Task[]) => {
    const counts = new Map<string, number>();
    for (const { menu } of tasks) {
      if (menu) counts.set(menu.id, (counts.get(menu.id) ?? 0) + menu.count);
    }
    for (const id of new Set([...shown.keys(), ...counts.keys()])) {
      const count = counts.get(id) ?? 0;
      if (count === (shown.get(id) ?? 0)) continue;
      shown.set(id, count);
      dispatch(menuBadgeSet({ id, count }));
    }
  };
}
