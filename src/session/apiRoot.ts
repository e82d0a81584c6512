import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiExtra } from '../api/baseQuery';
import type { cabinetApi } from '../api/cabinetApi';
import type { SessionRoot } from './sessionSlice';

/** The part of the root state that holds the server's data. */
export interface ApiRoot {
  cabinetApi: ReturnType<typeof cabinetApi.reducer>;
}

/** Dispatch of a store that has the api and the session. */
export type SessionDispatch = ThunkDispatch<ApiRoot & SessionRoot, ApiExtra, UnknownAction>;

/** A thunk over that store. */
export type SessionThunk<Result> = (
  dispatch: SessionDispatch,
  getState: () => ApiRoot & SessionRoot,
  extra: ApiExtra,
) => Result;

export const useApiSelector = useSelector.withTypes<ApiRoot>();
export const useSessionDispatch = useDispatch.withTypes<SessionDispatch>();
