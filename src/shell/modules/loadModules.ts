import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { serviceApi } from '../../api/generated/service';
import {
  moduleNamesFailed,
  moduleNamesReceived,
  moduleNamesRequested,
  selectModulesStatus,
  type ModulesRoot,
} from './moduleSlice';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Names only: a server's list may hold anything. */
export function readModuleNames(answer: unknown): string[] {
  return Array.isArray(answer)
    ? answer.filter((name): name is string => typeof name === 'string')
    : [];
}

/**
 * Thunk: asks the server which modules there are (GET /service/build/module) and never rejects;
 * after a failure the status is `failed` and the names known so far stay.
 */
export function loadModules() {
  return async (dispatch: Dispatch): Promise<void> => {
    dispatch(moduleNamesRequested());
    const { data, isSuccess } = await dispatch(
      serviceApi.endpoints.getModules.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    dispatch(
      isSuccess && Array.isArray(data)
        ? moduleNamesReceived(readModuleNames(data))
        : moduleNamesFailed(),
    );
  };
}

/** Thunk: like `loadModules`, unless the names are there already. For the guards of routes. */
export function ensureModules() {
  return async (dispatch: Dispatch, getState: () => ModulesRoot): Promise<void> => {
    if (selectModulesStatus(getState()) !== 'ready') await dispatch(loadModules());
  };
}
