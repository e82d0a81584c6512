import { PREFETCH } from '../../api/cache/freshness';
import { clientApi, type ServiceType } from '../../api/endpoints/client';
import type { LoadContext } from '../../shell/modules/defineModule';
import { INSURED } from './useInsurance';

/** Loads the health of a service in advance, for a page that will show it. */
export function loadAccountHealth({ dispatch }: LoadContext, service: ServiceType): void {
  dispatch(clientApi.util.prefetch('getServiceHealth', { service }, PREFETCH));
}

/** Loads the account and the health of a service in advance, for a page that will show them. */
export function loadServiceAccount(context: LoadContext, service: ServiceType): void {
  context.dispatch(clientApi.util.prefetch('getCredential', { id: service }, PREFETCH));
  loadAccountHealth(context, service);
}

/** Loads the status of the insurance in advance, for a page that will show it. */
export function loadInsurance({ dispatch }: LoadContext): void {
  dispatch(clientApi.util.prefetch('getInsuranceStatus', INSURED, PREFETCH));
}
