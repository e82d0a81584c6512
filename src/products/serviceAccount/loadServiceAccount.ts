import { PREFETCH } from '../../api/cache/freshness';
import { clientApi, type Product, type ServiceType } from '../../api/endpoints/client';
import type { LoadContext } from '../../shell/modules/defineModule';

/** Asks for the health of a service, for a page that is about to show it. */
export function loadAccountHealth({ dispatch }: LoadContext, service: ServiceType): void {
  dispatch(clientApi.util.prefetch('getServiceHealth', { service }, PREFETCH));
}

/** Asks for the account and the health of a service, for a page that is about to show them. */
export function loadServiceAccount(context: LoadContext, service: ServiceType): void {
  context.dispatch(clientApi.util.prefetch('getCredential', { id: service }, PREFETCH));
  loadAccountHealth(context, service);
}

/** Asks for the status of the insurance, for a page that is about to show it. */
export function loadInsurance({ dispatch }: LoadContext, product: Product): void {
  dispatch(clientApi.util.prefetch('getInsuranceStatus', { product }, PREFETCH));
}
