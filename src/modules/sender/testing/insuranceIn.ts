import type { ShownRoutes } from '../../../../test/render/routes';
import { clientApi } from '../../../api/endpoints/client';

const SENDER = { product: 'sender' } as const;

/** Returns the cached status of the insurance. */
export function insuranceIn({ getState }: ShownRoutes['store']): string | undefined {
  return clientApi.endpoints.getInsuranceStatus.select(SENDER)(getState()).data?.status;
}

/** Returns the pending call for the status of the insurance; undefined if there is none. */
export function runningIn({ dispatch }: ShownRoutes['store']) {
  return dispatch(clientApi.util.getRunningQueryThunk('getInsuranceStatus', SENDER));
}
