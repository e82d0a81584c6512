import {
  createSlice,
  type Dispatch,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { fieldsOf } from '../lib/fieldsOf';

/** The page that the user probably opens, and the rights that this guess assumes. */
export interface ExpectedPage {
  /** Path of the route, in the router's notation. */
  readonly path: string;
  /** Path and query of the address. */
  readonly address: string;
  readonly rights: readonly (readonly string[])[];
}

interface SpeculationState {
  expected: ExpectedPage | null;
  /** True if the guess was right; null until the guards have decided. */
  isRight: boolean | null;
  /** True while a speculative call is being started. */
  isBeginning: boolean;
  /** Cache keys of the speculative calls that wait for the guards. */
  keys: readonly string[];
}

export interface SpeculationRoot {
  speculation: SpeculationState;
}

const initialState: SpeculationState = {
  expected: null,
  isRight: null,
  isBeginning: false,
  keys: [],
};

/**
 * State of speculative calls, which start before the guards have passed. Their responses stay unused until then
 * (src/session/README.md, rule S36).
 */
export const speculationSlice = createSlice({
  name: 'speculation',
  initialState,
  reducers: {
    guessed: (_state, { payload }: PayloadAction<ExpectedPage>) => ({
      ...initialState,
      expected: payload,
    }),
    callBegins: (state, { payload }: PayloadAction<boolean>) => {
      state.isBeginning = payload;
    },
    called: (state, { payload }: PayloadAction<string>) => {
      state.keys = [...state.keys, payload];
    },
    settled: (state, { payload }: PayloadAction<{ isRight: boolean }>) => {
      state.isRight = payload.isRight;
      state.keys = [];
    },
  },
});

const { guessed, callBegins } = speculationSlice.actions;
/** Actions: `called` when a speculative call has started, `settled` when the guards have decided. */
export const { called, settled } = speculationSlice.actions;

/** Returns the expected page while the guards run; null otherwise. */
export function selectExpectedPage({ speculation }: SpeculationRoot): ExpectedPage | null {
  return speculation.isRight === null ? speculation.expected : null;
}

export const selectSpeculativeKeys = (state: SpeculationRoot) => state.speculation.keys;

/**
 * Returns true while a speculative call is being dispatched. Takes `unknown`, because RTK Query does not know the type
 * of the root state.
 */
export function isGuessing(state: unknown): boolean {
  return fieldsOf(fieldsOf(state)['speculation'])['isBeginning'] === true;
}

/**
 * Begins a guess, and returns a `dispatch` for the page's first calls. Until the guess is settled, the calls are
 * speculative. After a right guess they become normal calls; after a wrong guess, later calls are dropped.
 */
export function speculate<GuessDispatch extends Dispatch>(
  dispatch: GuessDispatch,
  getState: () => SpeculationRoot,
  page: ExpectedPage,
): GuessDispatch {
  dispatch(guessed(page));
  return new Proxy(dispatch, {
    apply(target, _self, [action]: [UnknownAction]): unknown {
      const { expected, isRight } = getState().speculation;
      if (expected === page && isRight === true) return target(action);
      if (expected !== page || isRight === false) return undefined;
      target(callBegins(true));
      try {
        return target(action);
      } finally {
        target(callBegins(false));
      }
    },
  });
}
