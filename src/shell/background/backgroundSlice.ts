import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Long work that continues while the user works on: an export of many rows. */
export interface BackgroundTask {
  /** Id of the user who started it. The end of that user's session cancels the task. */
  readonly owner: string;
  readonly label: string;
  /** Text about the progress. */
  readonly status: string;
  /** Share of the work, 0 to 1; undefined while unknown. */
  readonly progress?: number | undefined;
  /** True if it has stopped and can be continued; shown instead of a progress. */
  readonly isStopped?: boolean | undefined;
}

/** The part of the root state with this slice; its value is the current task. */
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
    /** «Продолжить»: the work continues. */
    taskResumed: (task) => task,
  },
});

export const { taskShown, taskEnded, taskCancelled, taskResumed } = backgroundSlice.actions;
export const backgroundReducer = backgroundSlice.reducer;

export const selectBackgroundTask = (state: BackgroundRoot) => state.background;
