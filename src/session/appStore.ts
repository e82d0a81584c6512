import { addListener, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiExtra } from '../api/baseQuery';
import type { cabinetApi } from '../api/cabinetApi';
import type { SpeculationRoot } from '../api/speculation';
import type { SessionRoot } from './sessionSlice';

/** The part of the root state with the server's data. */
export interface ApiRoot {
  cabinetApi: ReturnType<typeof cabinetApi.reducer>;
}

/**
 * Root state of the store. A slice of a higher architecture layer extends this type with `declare module` in its own
 * file, because only the top layer may import the store.
 */
export interface AppState extends ApiRoot, SessionRoot, SpeculationRoot {}

/** Dispatch of the application's store. It also accepts thunks. */
export type AppDispatch = ThunkDispatch<AppState, ApiExtra, UnknownAction>;

/** A thunk of the store; `extra` contains the transport and other services of the page. */
export type AppThunk<Result> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  extra: ApiExtra,
) => Result;

/** Action creator that adds a listener; ignores a second listener with the same action and effect. */
export const addAppListener = addListener.withTypes<AppState, AppDispatch>();

export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Returns the store, for event handlers that need the current state; components use a selector. */
export const useAppStore = useStore.withTypes<Store<AppState>>();
