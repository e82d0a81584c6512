import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Long work that continues while the person does something else: an export of many rows. */
export interface BackgroundTask {
  /** Id of the user who started it. It ends with the session of that user. */
  readonly owner: string;
  readonly label: string;
  /** Text about the progress. */
  readonly status: string;
  /** 0 to 1; undefined while unknown. */
  readonly progress?: number | undefined;
  /** True if it has stopped and can be continued; shown instead of a progress. */
  readonly isStopped?: boolean | undefined;
}

/** Key of the slice in the store; its value is the current task. */
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
    /** «Отменить», or the end of the session: the owner of the task stops its work. */
    taskCancelled: () => null,
    /** «Продолжить»: the work continues. */
    taskResumed: (task) => task,
  },
});

export const { taskShown, taskEnded, taskCancelled, taskResumed } = backgroundSlice.actions;
export const backgroundReducer = backgroundSlice.reducer;

export const selectBackgroundTask = (state: BackgroundRoot) => state.background;
