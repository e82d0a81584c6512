import {
  addListener,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../lib/fieldsOf';
import { forgetAnswer } from './cache/forgetAnswer';

/** The page that a guess expects, and the rights that it counts on. */
export interface ExpectedPage {
  /** Path of the route, in the router's notation. */
  readonly path: string;
  /** Path and query of the address. */
  readonly address: string;
  readonly rights: readonly (readonly string[])[];
}

interface SpeculationState {
  /** Null before the first guess. */
  expected: ExpectedPage | null;
  /** Undefined while the guess waits for the guards. */
  isRight: boolean | undefined;
  /** True while a call of the guess is being begun. */
  isBeginning: boolean;
  /** Cache keys of the speculative calls. */
  keys: readonly string[];
}

/** The part of the root state that this slice occupies. */
export interface SpeculationRoot {
  speculation: SpeculationState;
}

const initialState: SpeculationState = {
  expected: null,
  isRight: undefined,
  isBeginning: false,
  keys: [],
};

/** Speculative calls: made before the guards have passed. Their answers wait (rule S36). */
export const speculationSlice = createSlice({
  name: 'speculation',
  initialState,
  reducers: {
    pageExpected: (_state, { payload }: PayloadAction<ExpectedPage>) => ({
      ...initialState,
      expected: payload,
    }),
    beginning: (state, { payload }: PayloadAction<boolean>) => {
      state.isBeginning = payload;
    },
    called: (state, { payload }: PayloadAction<string>) => {
      state.keys = [...state.keys, payload];
    },
    settled: (state, { payload }: PayloadAction<{ isRight: boolean }>) => ({
      ...state,
      isRight: payload.isRight,
      keys: [],
    }),
  },
});

const { beginning, called, settled } = speculationSlice.actions;

/** A guess begins: from now on `speculate` makes calls for this page. */
export const { pageExpected } = speculationSlice.actions;

type Thunk<Result> = ThunkAction<Result, SpeculationRoot, unknown, UnknownAction>;

/** The page of a guess that waits for the guards. */
export const selectExpectedPage = ({ speculation }: SpeculationRoot) =>
  speculation.isRight === undefined ? speculation.expected : null;

/** RTK Query does not know the type of the root state. */
const isBeginning = (state: unknown) => fieldsOf(fieldsOf(state)['speculation'])['isBeginning'];

/**
 * Thunk: runs `begin` for the guess of `expected`; the calls that it makes are speculative. Once the guess
 * was right they are calls like any other, and once it was wrong nothing runs any more.
 */
export function speculate<Result>(
  expected: ExpectedPage,
  begin: () => Result,
): Thunk<Result | undefined> {
  return (dispatch, getState) => {
    const { speculation } = getState();
    if (speculation.expected !== expected || speculation.isRight === false) return undefined;
    if (speculation.isRight === true) return begin();
    dispatch(beginning(true));
    try {
      return begin();
    } finally {
      dispatch(beginning(false));
    }
  };
}

/** Thunk: lets the answers of the speculative calls in, or drops the calls without a trace. */
export function settleSpeculation(isRight: boolean): Thunk<void> {
  return (dispatch, getState) => {
    const { keys } = getState().speculation;
    if (!selectExpectedPage(getState())) return;
    dispatch(settled({ isRight }));
    if (!isRight) for (const key of keys) dispatch(forgetAnswer(key));
  };
}

/**
 * Whether the guards admit a speculative call; resolves once they have decided. Undefined for any other
 * call. To be asked before the first `await` of the call.
 */
export function admissionOf({
  getState,
  dispatch,
  queryCacheKey,
}: BaseQueryApi): Promise<boolean> | undefined {
  if (queryCacheKey === undefined || !isBeginning(getState())) return undefined;
  dispatch(called(queryCacheKey));
  return new Promise((resolve) => {
    dispatch(
      addListener({
        actionCreator: settled,
        effect: ({ payload }, { unsubscribe }) => {
          unsubscribe();
          resolve(payload.isRight);
        },
      }),
    );
  });
}
