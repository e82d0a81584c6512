import { clientApi, type Product, type ServiceType } from '../../api/endpoints/client';
import type { LoadContext } from '../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../api/cache/freshAnswers';

const asked = { forceRefetch: FRESH_SECONDS, subscribe: false };

/** Asks for the health of a service, for a page that is about to show it. */
export function loadAccountHealth({ dispatch }: LoadContext, service: ServiceType): void {
  void dispatch(clientApi.endpoints.getServiceHealth.initiate({ service }, asked));
}

/** Asks for the account and the health of a service, for a page that is about to show them. */
export function loadServiceAccount(context: LoadContext, service: ServiceType): void {
  void context.dispatch(clientApi.endpoints.getCredential.initiate({ id: service }, asked));
  loadAccountHealth(context, service);
}

/** Asks for the status of the insurance, for a page that is about to show it. */
export function loadInsurance({ dispatch }: LoadContext, product: Product): void {
  void dispatch(clientApi.endpoints.getInsuranceStatus.initiate({ product }, asked));
}
