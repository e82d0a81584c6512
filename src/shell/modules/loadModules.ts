import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { serviceApi } from '../../api/endpoints/service';
import type { AppThunk } from '../../session/appStore';
import { selectModulesStatus } from './modulesSlice';

/** The server's answer with the list of modules, in the words of RTK Query. */
export const selectModules = serviceApi.endpoints.getModules.select();

/**
 * Thunk: loads the list of modules (GET /service/build/module), once for all callers; again after a
 * failure. Never rejects: a failure is the status `rejected`.
 *
 * @param anew reloads the list although it is there
 */
export function loadModules({ anew = false } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const status = selectModulesStatus(getState());
    const forceRefetch = anew || status === QueryStatus.rejected;
    await dispatch(
      serviceApi.endpoints.getModules.initiate(undefined, {
        forceRefetch,
        // After a reconnect RTK Query removes answers without a subscription.
        subscribe: forceRefetch || status === QueryStatus.uninitialized,
        subscriptionOptions: { refetchOnReconnect: false },
      }),
    );
  };
}
