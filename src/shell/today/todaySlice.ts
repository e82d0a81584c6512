import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Today } from './day';

export interface TodayState extends Today {
  /** Number of mounted components that use tasks and news; there are no calls while it is 0. */
  readonly readers: number;
  /** True if every source without a fresh response must be called. */
  readonly isAllWanted: boolean;
}

export interface TodayRoot {
  today: TodayState;
}

declare module '../../session/appStore' {
  interface AppState extends TodayRoot {}
}

/** News that was read: one record, all records with this id if there is no `source`, all news if there is no `id`. */
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

export const selectUnreadIds = createSelector(
  (state: TodayRoot) => state.today.news,
  (news): ReadonlySet<string> =>
    new Set(news.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))),
);
