import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { useEffect } from 'react';
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
import { dayOf, type Today } from './day';
import type { SourceState, TodaySource } from './moduleToday';
import { startQuestions } from './questions';
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

/** Returns tasks and news. Polling stops when no component uses it. */
export function useToday(): Today {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(openToday()), [dispatch]);
  return useAppSelector(selectToday);
}

const isReaderChange = isAnyOf(todayOpened, todayClosed);

/** Thunk: updates tasks and news until the returned function is called. */
function openToday(): AppThunk<() => void> {
  return (dispatch) => {
    dispatch(addAppListener({ matcher: isReaderChange, effect: follow }));
    dispatch(addAppListener({ actionCreator: newsRead, effect: keepRead }));
    dispatch(todayOpened());
    return () => void dispatch(todayClosed());
  };
}

const ownerIn = (state: AppState) => selectCurrentUser(state)?.id ?? '';

/** Stores that an entry was read. */
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
