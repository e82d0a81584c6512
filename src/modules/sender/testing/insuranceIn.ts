import type { ShownRoutes } from '../../../../test/render/routes';
import { clientApi } from '../../../api/endpoints/client';

const SENDER = { product: 'sender' } as const;

/** The status of the insurance that a store holds. */
export function insuranceIn({ getState }: ShownRoutes['store']): string | undefined {
  return clientApi.endpoints.getInsuranceStatus.select(SENDER)(getState()).data?.status;
}

/** Returns the running call for it. */
export function runningIn({ dispatch }: ShownRoutes['store']) {
  return dispatch(clientApi.util.getRunningQueryThunk('getInsuranceStatus', SENDER));
}
