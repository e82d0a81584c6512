import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { serviceApi } from '../../api/endpoints/service';
import type { AppState, AppThunk } from '../../session/appStore';

/** The server's answer with the list of modules, in the words of RTK Query. */
export const selectModules = serviceApi.endpoints.getModules.select();

const NO_NAMES: readonly string[] = [];

/**
 * The names in the server's list of modules: those known so far where a repeated call has failed.
 * `availableModules` adds the built-in ones.
 */
export function selectModuleNames(state: AppState): readonly string[] {
  return selectModules(state).data ?? NO_NAMES;
}

/**
 * Thunk: loads the list of modules (GET /service/build/module), once for all callers; again after a
 * failure. Never rejects: a failure is the status `rejected`.
 *
 * @param anew reads the list again although it is there
 */
export function loadModules({ anew = false } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const forceRefetch = anew || selectModules(getState()).status === QueryStatus.rejected;
    await dispatch(
      serviceApi.endpoints.getModules.initiate(undefined, { forceRefetch, subscribe: false }),
    );
  };
}
