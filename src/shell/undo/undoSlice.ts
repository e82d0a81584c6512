import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/events';
import { sessionOpened } from '../../session/sessionSlice';

interface Step {
  id: string;
  /** `<kind>/<id>` of the removed things; none for a step that the server need not know. */
  keys: string[];
}

export interface UndoState {
  /** Steps that can be taken back, the latest last. */
  waiting: Step[];
  /** Steps that the server has not answered yet. */
  sending: Step[];
  /** Keys of what must not be shown: taken away, or about to be. Stays so after success. */
  hidden: string[];
}

/** The slice lives under this key of the store. */
export interface UndoRoot {
  undo: UndoState;
}

declare module '../../session/appStore' {
  interface AppState extends UndoRoot {}
}

const initialState: UndoState = { waiting: [], sending: [], hidden: [] };

/** Takes a step out of a list; undefined where it is not there. */
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
    /** It can't be taken back any more: its calls are made. */
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
  // Nothing is ever sent as another user.
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState).addCase(sessionOpened, () => initialState);
  },
});

export const { stepBegun, stepTakenBack, stepFinished, stepAnswered } = undoSlice.actions;
export const undoReducer = undoSlice.reducer;

export const selectUndo = (state: UndoRoot) => state.undo;
export const selectHidden = (state: UndoRoot) => state.undo.hidden;
