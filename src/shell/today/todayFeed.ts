import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { backoffInterval } from '../../lib/backoffInterval';
import { sorted } from '../../lib/copies';
import { moscowDay } from '../../lib/isoDay';
import {
  addAppListener,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
  type AppState,
  type AppThunk,
} from '../../session/appStore';
import { selectCurrentUser } from '../../session/currentUser';
import { hasPermission } from '../../session/permissions';
import { canEnterModule } from '../modules/availability';
import { selectModuleNames } from '../modules/modulesSlice';
import { moduleRegistry } from '../modules/registry';
import { dayOf, type Today, isRefused } from './day';
import type { SourceState, TodaySource, Asked } from './moduleToday';
import { todayMemory } from './todayMemory';
import {
  allAsked,
  newsRead,
  selectToday,
  todayClosed,
  todayCounted,
  todayOpened,
} from './todaySlice';

type ListenerApi = ListenerEffectAPI<AppState, AppDispatch>;

/** Returns tasks, news and figures, and polls them while a component uses this hook. */
export function useToday(): Today {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(openToday()), [dispatch]);
  return useAppSelector(selectToday);
}

const isReaderChange = isAnyOf(todayOpened, todayClosed);

/** Updates tasks, news and figures until the returned function is called. */
function openToday(): AppThunk<() => void> {
  return (dispatch) => {
    dispatch(addAppListener({ matcher: isReaderChange, effect: follow }));
    dispatch(addAppListener({ actionCreator: newsRead, effect: keepRead }));
    dispatch(todayOpened());
    return () => void dispatch(todayClosed());
  };
}

const ownerIn = (state: AppState) => selectCurrentUser(state)?.id ?? '';

function keepRead({ payload: { source, id } }: ReturnType<typeof newsRead>, api: ListenerApi) {
  todayMemory.markRead(ownerIn(api.getState()), source, id);
}

/** Loads the sources of the user's modules. Skips a module whose file is missing. */
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

/** Polls the sources while there is at least one reader. */
async function follow(_change: unknown, api: ListenerApi): Promise<void> {
  const { dispatch, getState, getOriginalState, cancelActiveListeners, pause, signal, take } = api;
  const { readers } = selectToday(getState());
  if (readers > 0 === selectToday(getOriginalState()).readers > 0) return;
  cancelActiveListeners();
  if (readers === 0) return;
  const owner = ownerIn(getState());
  const sources = await pause(loadSources(getState()));
  const states = new Map<TodaySource, SourceState>();
  const hasNews = (source: TodaySource, state: AppState) => {
    const [before, now] = [states.get(source), source.stateOf(state)];
    return before?.data !== now.data || before?.error !== now.error || !before;
  };

  /** Reads new responses from the cache, and updates tasks and news. */
  const takeAnswers = () => {
    for (const source of sources.filter((one) => hasNews(one, getState()))) {
      const now = source.stateOf(getState());
      states.set(source, now);
      if (now.data !== undefined) todayMemory.learn(owner, source.id, now.changes(moscowDay()));
    }
    dispatch(todayCounted(dayOf(states, todayMemory.read(owner), moscowDay())));
  };

  takeAnswers();
  const { askStale, stop } = startQuestions(
    sources,
    (source) => source.stateOf(getState()),
    dispatch,
  );
  signal.addEventListener('abort', stop);
  for (;;) {
    if (selectToday(getState()).isAllWanted) {
      dispatch(allAsked());
      askStale();
    }
    await take(
      (_action, state) =>
        selectToday(state).isAllWanted || sources.some((source) => hasNews(source, state)),
    );
    takeAnswers();
  }
}

/**
 * Milliseconds between two calls of a page; doubled to a minute after ten calls without changes (`backoffInterval`).
 */
const INTERVAL_MS = 30_000;
/** Maximum age of a response, in milliseconds, that «Что сделать» shows without a reload. */
const YOUNG_MS = 60_000;

/** Returns the tasks and the states of a response as a text, to compare two responses. */
function meaningOf({ tasks, changes }: SourceState): string {
  const day = moscowDay();
  return JSON.stringify([
    tasks(day).map(({ id, title }) => [id, title]),
    changes(day).map(({ id, state }) => [id, state]),
  ]);
}

/** W11: calls the sources in turn while the page is visible. */
function startQuestions(
  sources: readonly TodaySource[],
  stateOf: (source: TodaySource) => SourceState,
  dispatch: AppDispatch,
) {
  /** Number of successive calls without changes. */
  let unmoved = 0;
  let lastAskedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Map<TodaySource, Asked>();
  const answering = () => sources.filter((source) => !isRefused(stateOf(source)));

  const ask = async (source: TodaySource, forceRefetch: boolean) => {
    const before = meaningOf(stateOf(source));
    lastAskedAt = Date.now();
    const question = dispatch(source.ask(forceRefetch));
    asked.get(source)?.drop();
    asked.set(source, question);
    await question.done;
    unmoved = meaningOf(stateOf(source)) === before ? unmoved + 1 : 0;
  };

  /** Calls the source with the oldest response when it is due, and schedules the next call. */
  const poll = () => {
    const interval = backoffInterval(INTERVAL_MS, unmoved);
    const wait = lastAskedAt + interval - Date.now();
    clearTimeout(timer);
    timer = setTimeout(poll, wait > 0 ? wait : interval);
    if (wait > 0 || document.visibilityState === 'hidden') return;
    const [oldest] = sorted(
      answering(),
      (one, other) => stateOf(one).askedAt - stateOf(other).askedAt,
    );
    if (oldest && Date.now() - stateOf(oldest).askedAt >= interval) void ask(oldest, true);
  };

  document.addEventListener('visibilitychange', poll);
  poll();
  return {
    /** Calls all sources except refused ones at once; a cached response younger than `YOUNG_MS` is reused. */
    askStale: () => {
      for (const source of answering()) {
        const { askedAt } = stateOf(source);
        void ask(source, askedAt > 0 && Date.now() - askedAt > YOUNG_MS);
      }
    },
    stop: () => {
      document.removeEventListener('visibilitychange', poll);
      clearTimeout(timer);
      for (const { drop } of asked.values()) drop();
    },
  };
}
