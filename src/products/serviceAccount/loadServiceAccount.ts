import { PREFETCH } from '../../api/cache/freshness';
import { clientApi, type ServiceType } from '../../api/endpoints/client';
import type { LoadContext } from '../../shell/modules/defineModule';
import { INSURED } from './useInsurance';

export function loadAccountHealth({ dispatch }: LoadContext, service: ServiceType): void {
  dispatch(clientApi.util.prefetch('getServiceHealth', { service }, PREFETCH));
}

/** Prefetches the account and the health of a service for a page that shows them. */
export function loadServiceAccount(context: LoadContext, service: ServiceType): void {
  context.dispatch(clientApi.util.prefetch('getCredential', { id: service }, PREFETCH));
  loadAccountHealth(context, service);
}

export function loadInsurance({ dispatch }: LoadContext): void {
  dispatch(clientApi.util.prefetch('getInsuranceStatus', INSURED, PREFETCH));
}
