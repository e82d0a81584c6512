import { afterSuccess, tagOf } from '../cache/cacheTags';
import type { Decoded } from '../answers/decoded';
import { clientApi as generated } from '../generated/client';
import type * as schemas from '../generated/client';

/** Connecting or disconnecting an account changes the service's state, the insurance of orders and the user. */
const accountChanged = afterSuccess(
  'Credential',
  'ServiceHealth',
  'InsuranceStatus',
  'CurrentUser',
);

/** Returns an account without its secret. A server might send the secret, but the store must not contain it. */
function withoutSecret(credential: Credential): object {
  return { ...credential, clientSecret: null };
}

/** Calls of the client's accounts, services and order insurance, with their cache tags. */
export const clientApi = generated.enhanceEndpoints({
  endpoints: {
    getServiceHealth: {
      providesTags: (_answer, _error, { service }) => [{ type: 'ServiceHealth', id: service }],
    },
    getInsuranceStatus: {
      providesTags: (_answer, _error, { product }) => [{ type: 'InsuranceStatus', id: product }],
    },
    // The argument `id` is the name of the service, as in the generated path.
    getCredential: {
      extraOptions: { check: withoutSecret },
      providesTags: (_answer, _error, { id }) => [tagOf('Credential', id)],
    },
    createCredential: { extraOptions: { check: withoutSecret }, invalidatesTags: accountChanged },
    deleteCredential: { invalidatesTags: accountChanged },
  },
});

export type { NewCredential, ServiceType } from '../generated/client';
export type Credential = Decoded<schemas.Credential>;
export type InsuranceStatus = Decoded<schemas.InsuranceStatus>;
export type ProductAgreement = Decoded<schemas.ProductAgreement>;
export type ServiceHealth = Decoded<schemas.ServiceHealth>;
