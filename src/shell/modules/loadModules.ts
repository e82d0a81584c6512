import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { serviceApi } from '../../api/endpoints/service';
import type { AppThunk } from '../../session/appStore';
import { selectModulesStatus } from './modulesSlice';

export const selectModules = serviceApi.endpoints.getModules.select();

/**
 * Loads the list of modules (GET /service/build/module), once for all callers, and again after a failure or on demand.
 * Never rejects: a failure is the status `rejected`.
 */
export function loadModules({ forceRefetch: isForced = false } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const status = selectModulesStatus(getState());
    const forceRefetch = isForced || status === QueryStatus.rejected;
    await dispatch(
      serviceApi.endpoints.getModules.initiate(undefined, {
        forceRefetch,
        // One subscription stays, because RTK Query removes cache entries without a subscription after a reconnect.
        subscribe: forceRefetch || status === QueryStatus.uninitialized,
        subscriptionOptions: { refetchOnReconnect: false },
      }),
    );
  };
}
