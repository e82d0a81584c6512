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
  /** Null while no guess waits for the guards. */
  expected: ExpectedPage | null;
  /** True while the first calls of the expected page are being begun. */
  isBeginning: boolean;
  /** Cache keys of the speculative calls. */
  keys: readonly string[];
}

/** The part of the root state that this slice occupies. */
export interface SpeculationRoot {
  speculation: SpeculationState;
}

const initialState: SpeculationState = { expected: null, isBeginning: false, keys: [] };

/** Speculative calls: made before the guards have passed. Their answers wait (rule S36). */
export const speculationSlice = createSlice({
  name: 'speculation',
  initialState,
  reducers: {
    begun: (_state, { payload }: PayloadAction<ExpectedPage>) => ({
      expected: payload,
      isBeginning: true,
      keys: [],
    }),
    called: (state, { payload }: PayloadAction<string>) => {
      state.keys = [...state.keys, payload];
    },
    allCalled: (state) => {
      state.isBeginning = false;
    },
    settled: (_state, _action: PayloadAction<{ isRight: boolean }>) => initialState,
  },
});

const { begun, called, allCalled, settled } = speculationSlice.actions;

type Thunk<Result> = ThunkAction<Result, SpeculationRoot, unknown, UnknownAction>;

export const selectExpectedPage = (state: SpeculationRoot) => state.speculation.expected;

/** RTK Query does not know the type of the root state. */
const isBeginning = (state: unknown) => fieldsOf(fieldsOf(state)['speculation'])['isBeginning'];

/** Thunk: runs `begin`; the calls that it makes are speculative. */
export function speculate(expected: ExpectedPage, begin: () => void): Thunk<void> {
  return (dispatch) => {
    dispatch(begun(expected));
    try {
      begin();
    } finally {
      dispatch(allCalled());
    }
  };
}

/** Thunk: lets the answers of the speculative calls in, or drops the calls without a trace. */
export function settleSpeculation(isRight: boolean): Thunk<void> {
  return (dispatch, getState) => {
    const { expected, keys } = getState().speculation;
    if (!expected) return;
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
