import { addListener, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiExtra } from '../api/baseQuery';
import type { cabinetApi } from '../api/cabinetApi';
import type { SpeculationRoot } from '../api/speculation';
import type { SessionRoot } from './sessionSlice';

/** The part of the root state that holds the server's data. */
export interface ApiRoot {
  cabinetApi: ReturnType<typeof cabinetApi.reducer>;
}

/**
 * The root state of the program. A slice of a higher floor adds its own part where it is defined, by
 * `declare module` (the store itself is built on the top floor, which nothing may import).
 */
export interface AppState extends ApiRoot, SessionRoot, SpeculationRoot {}

/** Dispatch of the program's store: it also takes thunks. */
export type AppDispatch = ThunkDispatch<AppState, ApiExtra, UnknownAction>;

/** A thunk over that store. */
export type AppThunk<Result> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  extra: ApiExtra,
) => Result;

/** Dispatched, it adds a listener; the same effect of the same action is added once. */
export const addAppListener = addListener.withTypes<AppState, AppDispatch>();

export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** For events that read the state of their own moment; a component reads by a selector. */
export const useAppStore = useStore.withTypes<Store<AppState>>();
