import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Long work that continues while the person does something else: an export of many rows. */
export interface BackgroundTask {
  /** Id of the user who has started it: it ends with that user's session. */
  readonly owner: string;
  readonly label: string;
  /** Its progress, in words. */
  readonly status: string;
  /** 0 to 1; undefined while that is not known. */
  readonly progress?: number | undefined;
  /** In place of a progress: it has stopped, and can be continued. */
  readonly isStopped?: boolean | undefined;
}

/** The slice lives under this key of the store: the one task that is under way. */
export interface BackgroundRoot {
  background: BackgroundTask | null;
}

declare module '../../session/appStore' {
  interface AppState extends BackgroundRoot {}
}

const backgroundSlice = createSlice({
  name: 'background',
  initialState: null as BackgroundTask | null,
  reducers: {
    taskShown: (_before, { payload }: PayloadAction<BackgroundTask>) => payload,
    taskEnded: () => null,
    /** «Отменить», or the end of the session: whoever does the work ends it. */
    taskCancelled: () => null,
    /** «Продолжить»: the work continues. */
    taskResumed: (task) => task,
  },
});

export const { taskShown, taskEnded, taskCancelled, taskResumed } = backgroundSlice.actions;
export const backgroundReducer = backgroundSlice.reducer;

export const selectBackgroundTask = (state: BackgroundRoot) => state.background;
