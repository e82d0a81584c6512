import { useSyncExternalStore } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import { isRetryable, toApiError } from '../../api/errors';
import { isNotImplemented } from '../../api/isNotImplemented';
import { backoffInterval } from '../../lib/backoffInterval';
import { moscowDay, type IsoDay } from '../../lib/isoDay';
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
import { selectModuleNames } from '../modules/loadModules';
import { moduleRegistry } from '../modules/registry';
import { tellUnread } from '../news/unread';
import type { Asked, News, SourceState, Task, TodaySource } from './moduleToday';
import { todayMemory } from './todayMemory';

type AppStore = ReactReduxContextValue<AppState>['store'];
type TodayFeed = ReturnType<typeof createTodayFeed>;

declare module '../../api/baseQuery' {
  interface ApiExtra {
    todayFeed?: TodayFeed;
  }
}

/** A page asks one question in so long, milliseconds; in twice as long while nothing moves. */
const INTERVAL_MS = 30_000;
/** An answer that is younger does for «Что сделать». */
const YOUNG_MS = 60_000;

/** One line of the bell. */
export interface NewsEntry extends News {
  readonly source: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly isUnread: boolean;
}

/** What is known of the day of the person. */
export interface Today {
  /** The most urgent first. */
  readonly tasks: readonly Task[];
  /** The latest first. */
  readonly news: readonly NewsEntry[];
  /** Each source was answered or has failed. */
  readonly isSettled: boolean;
}

const NOTHING: Today = { tasks: [], news: [], isSettled: false };

/** The server does not answer this question, or not this person. */
function isRefused({ error }: Pick<SourceState, 'error'>): boolean {
  if (error === undefined) return false;
  return !isRetryable(error) || isNotImplemented(toApiError(error));
}

/** What of an answer would be news. */
function meaningOf({ tasks, changes }: SourceState): string {
  const day = moscowDay();
  return JSON.stringify([
    tasks(day).map(({ id, title }) => [id, title]),
    changes(day).map(({ id, state }) => [id, state]),
  ]);
}

/** By day; what has none waits already; drafts are in no hurry. */
export function byUrgency(today: IsoDay) {
  const place = ({ due = today, isDraft }: Task) => `${isDraft ? 1 : 0}${due}`;
  return (one: Task, other: Task) => place(one).localeCompare(place(other));
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

/** Reads the sources of one person, from its first reader to its last. */
function createTodayFeed(store: AppStore, dispatch: AppDispatch) {
  let today = NOTHING;
  let readers = 0;
  let stop = () => {};
  let askStale = () => {};
  let isAskedForAll = false;
  const listeners = new Set<() => void>();
  let recount = () => {};

  const start = () => {
    const owner = selectCurrentUser(store.getState())?.id ?? '';
    let sources: readonly TodaySource[] | undefined;
    let isOver = false;
    let questions = 0;
    let lastAskedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asked = new Map<TodaySource, Asked>();
    const known = new Map<TodaySource, SourceState>();
    const badges = new Map<string, number>();

    const stateOf = (source: TodaySource) => source.stateOf(store.getState());

    const ask = async (source: TodaySource, isAnew: boolean) => {
      const before = meaningOf(stateOf(source));
      lastAskedAt = Date.now();
      const question = dispatch(source.ask(isAnew));
      asked.get(source)?.drop();
      asked.set(source, question);
      await question.done;
      questions = meaningOf(stateOf(source)) === before ? questions + 1 : 0;
    };

    const showBadges = (tasks: readonly Task[]) => {
      const counts = new Map<string, number>();
      for (const { menu } of tasks) {
        if (menu) counts.set(menu.id, (counts.get(menu.id) ?? 0) + menu.count);
      }
      for (const id of new Set([...badges.keys(), ...counts.keys()])) {
        const count = counts.get(id) ?? 0;
        if (count === (badges.get(id) ?? 0)) continue;
        badges.set(id, count);
        dispatch(menuBadgeSet({ id, count }));
      }
    };

    recount = () => {
      if (sources === undefined) return;
      const day = moscowDay();
      const noted = todayMemory.read(owner);
      const answered = sources.flatMap((source) => {
        const state = known.get(source);
        return state && !isRefused(state) ? [{ source, state }] : [];
      });
      const news = answered.flatMap(({ source, state }) =>
        state.changes(day).flatMap((thing): NewsEntry[] => {
          const {
            at = 0,
            isUnread = false,
            state: seen,
          } = noted.get(source.id)?.get(thing.id) ?? {};
          if (!thing.news || at === 0 || seen !== thing.state) return [];
          return [{ ...thing.news, source: source.id, id: thing.id, time: at, isUnread }];
        }),
      );
      today = {
        tasks: answered.flatMap(({ state }) => state.tasks(day)).toSorted(byUrgency(day)),
        news: news.toSorted((one, other) => other.time - one.time),
        isSettled: sources.every((source) => {
          const state = known.get(source);
          return state !== undefined && (state.data !== undefined || state.error !== undefined);
        }),
      };
      showBadges(today.tasks);
      tellUnread({
        ids: new Set(today.news.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))),
        read: (id) => {
          todayMemory.markRead(owner, undefined, id);
          recount();
        },
      });
      for (const listener of listeners) listener();
    };

    const look = () => {
      let isChanged = false;
      for (const source of sources ?? []) {
        const [before, now] = [known.get(source), stateOf(source)];
        if (before?.data === now.data && before?.error === now.error && before) continue;
        known.set(source, now);
        isChanged = true;
        if (now.data !== undefined) todayMemory.learn(owner, source.id, now.changes(moscowDay()));
      }
      if (isChanged) recount();
    };

    const poll = () => {
      const interval = backoffInterval(INTERVAL_MS, questions);
      const wait = lastAskedAt + interval - Date.now();
      clearTimeout(timer);
      timer = setTimeout(poll, wait > 0 ? wait : interval);
      if (wait > 0 || document.visibilityState === 'hidden') return;
      const [oldest] = (sources ?? [])
        .filter((source) => !isRefused(stateOf(source)))
        .toSorted((one, other) => stateOf(one).askedAt - stateOf(other).askedAt);
      if (oldest && Date.now() - stateOf(oldest).askedAt >= interval) void ask(oldest, true);
    };

    askStale = () => {
      for (const source of sources ?? []) {
        const { askedAt } = stateOf(source);
        const isOld = Date.now() - askedAt > YOUNG_MS;
        if (!isRefused(stateOf(source))) void ask(source, isOld && askedAt > 0);
      }
    };

    const unsubscribe = store.subscribe(look);
    document.addEventListener('visibilitychange', poll);
    stop = () => {
      isOver = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', poll);
      clearTimeout(timer);
      for (const { drop } of asked.values()) drop();
      todayMemory.forgetHeld();
      tellUnread();
      today = NOTHING;
      isAskedForAll = false;
    };

    void loadSources(store.getState()).then((loaded) => {
      if (isOver) return;
      sources = loaded;
      look();
      recount();
      if (isAskedForAll) askStale();
      poll();
    });
  };

  return {
    today: () => today,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (readers++ === 0) start();
      return () => {
        listeners.delete(listener);
        if (--readers === 0) stop();
      };
    },
    /** Asks every source whose answer is old, or not there. */
    askAll: () => {
      isAskedForAll = true;
      askStale();
    },
    /** The person has read this entry; without one, all. */
    markRead: (entry?: NewsEntry) => {
      const owner = selectCurrentUser(store.getState())?.id ?? '';
      todayMemory.markRead(owner, entry?.source, entry?.id);
      recount();
    },
  };
}

/** Thunk: the feed of a store, made when it is asked for first. */
function todayFeedOf(store: AppStore): AppThunk<TodayFeed> {
  return (dispatch, _getState, extra) => (extra.todayFeed ??= createTodayFeed(store, dispatch));
}

/** What waits for the person and what has changed. Polling stops when no component uses it. */
export function useToday() {
  const store = useStore<AppState>();
  const feed = useAppDispatch()(todayFeedOf(store));
  const today = useSyncExternalStore(feed.subscribe, feed.today);
  return { today, askAll: feed.askAll, markRead: feed.markRead };
}
