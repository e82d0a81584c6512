import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/events';
import { sessionOpened } from '../../session/sessionSlice';

interface Step {
  id: string;
  /** `<kind>/<id>` of the removed records; empty for a local step. */
  keys: string[];
}

export interface UndoState {
  /** Steps that can still be undone, the latest last. */
  waiting: Step[];
  /** Steps whose calls are pending. */
  sending: Step[];
  /** Keys of records that must not be shown. They stay hidden after a success. */
  hidden: string[];
}

export interface UndoRoot {
  undo: UndoState;
}

declare module '../../session/appStore' {
  interface AppState extends UndoRoot {}
}

const initialState: UndoState = { waiting: [], sending: [], hidden: [] };

/** Removes a step from a list and returns it; undefined if the list does not contain it. */
function take(steps: Step[], id: string): Step | undefined {
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? undefined : steps.splice(at, 1)[0];
}

function show(state: UndoState, keys: readonly string[]): void {
  state.hidden = state.hidden.filter((key) => !keys.includes(key));
}

const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    stepBegun(state, { payload: step }: PayloadAction<Step>) {
      state.waiting.push(step);
      state.hidden.push(...step.keys);
    },
    stepTakenBack(state, { payload: id }: PayloadAction<string>) {
      show(state, take(state.waiting, id)?.keys ?? []);
    },
    /** The step can no longer be undone, and its calls are made. */
    stepFinished(state, { payload: id }: PayloadAction<string>) {
      const step = take(state.waiting, id);
      if (step) state.sending.push(step);
    },
    stepAnswered(
      state,
      { payload: { id, failed } }: PayloadAction<{ id: string; failed: readonly string[] }>,
    ) {
      if (take(state.sending, id)) show(state, failed);
    },
  },
  // The end and the start of a session drop all steps, because none may be sent as another user.
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState).addCase(sessionOpened, () => initialState);
  },
});

export const { stepBegun, stepTakenBack, stepFinished, stepAnswered } = undoSlice.actions;
export const undoReducer = undoSlice.reducer;

export const selectUndo = (state: UndoRoot) => state.undo;
export const selectHidden = (state: UndoRoot) => state.undo.hidden;
