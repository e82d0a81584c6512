import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Today } from './day';

export interface TodayState extends Today {
  /** How many parts of the page show it: without one nothing is asked for. */
  readonly readers: number;
  /** Every source is to be asked whose answer is old, or not there. */
  readonly isAllWanted: boolean;
}

/** The slice lives under this key of the store. */
export interface TodayRoot {
  today: TodayState;
}

declare module '../../session/appStore' {
  interface AppState extends TodayRoot {}
}

/** One thing that was read; every thing of this id without its source, all without an id. */
interface ReadNews {
  source?: string | undefined;
  id?: string | undefined;
}

const initialState: TodayState = {
  readers: 0,
  isAllWanted: false,
  tasks: [],
  news: [],
  figures: [],
  isSettled: false,
};

const todaySlice = createSlice({
  name: 'today',
  initialState,
  reducers: {
    todayOpened: (state) => ({ ...state, readers: state.readers + 1 }),
    todayClosed: (state) =>
      state.readers === 1 ? initialState : { ...state, readers: state.readers - 1 },
    allWanted: (state) => ({ ...state, isAllWanted: true }),
    allAsked: (state) => ({ ...state, isAllWanted: false }),
    todayCounted: (state, { payload }: PayloadAction<Today>) => ({ ...state, ...payload }),
    newsRead: (state, { payload: { source, id } }: PayloadAction<ReadNews>) => ({
      ...state,
      news: state.news.map((entry) => {
        const isMeant =
          (source === undefined || source === entry.source) &&
          (id === undefined || id === entry.id);
        return isMeant ? { ...entry, isUnread: false } : entry;
      }),
    }),
  },
});

export const { todayOpened, todayClosed, allWanted, allAsked, todayCounted, newsRead } =
  todaySlice.actions;
export const todayReducer = todaySlice.reducer;

export const selectToday = (state: TodayRoot) => state.today;

/** Ids of supplies, bills, claims, offers that the bell tells of and the person has not read. */
export const selectUnreadIds = createSelector(
  (state: TodayRoot) => state.today.news,
  (news): ReadonlySet<string> =>
    new Set(news.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))),
);
