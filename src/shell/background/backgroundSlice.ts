import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Long work that continues while the user uses other pages: an export of many rows. */
export interface BackgroundTask {
  /** Id of the user who started it. The end of that user's session cancels the task. */
  readonly owner: string;
  readonly label: string;
  /** Text about the progress, or the reason of the stop. */
  readonly status: string;
  /** Fraction of the work that is done, 0 to 1; undefined while unknown. */
  readonly progress?: number | undefined;
  /** True if the task has stopped and can be continued; «Продолжить» then replaces the progress bar. */
  readonly isStopped?: boolean | undefined;
}

/** Root state with this slice; `background` is null if there is no task. */
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
    /** «Отменить», or the end of the session: the code that started the task stops its work. */
    taskCancelled: () => null,
    /** «Продолжить»: the code that started the task continues its work. */
    taskResumed: (task) => task,
  },
});

export const { taskShown, taskEnded, taskCancelled, taskResumed } = backgroundSlice.actions;
export const backgroundReducer = backgroundSlice.reducer;

export const selectBackgroundTask = (state: BackgroundRoot) => state.background;
