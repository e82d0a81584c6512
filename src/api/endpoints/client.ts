import { afterSuccess } from './cacheTags';
import { clientApi as generated } from '../generated/client';
import { readRecord } from '../answers/records';

/**
 * Connecting an account changes what the service says, whether orders are insured and, as the
 * specification has it (section 4), the user.
 */
const accountChanged = afterSuccess(
  'Credentials',
  'ServiceHealth',
  'InsuranceStatus',
  'CurrentUser',
);

/** The calls of order insurance of both kinds with what the generator can't express. */
export const clientApi = generated
  .enhanceEndpoints({ addTagTypes: ['Credentials', 'ServiceHealth', 'InsuranceStatus'] })
  .enhanceEndpoints({
    endpoints: {
      getServiceHealth: { extraOptions: { read: readRecord }, providesTags: ['ServiceHealth'] },
      getInsuranceStatus: { extraOptions: { read: readRecord }, providesTags: ['InsuranceStatus'] },
      getCredential: { extraOptions: { read: readRecord }, providesTags: ['Credentials'] },
      createCredential: { extraOptions: { read: readRecord }, invalidatesTags: accountChanged },
      deleteCredential: { invalidatesTags: accountChanged },
    },
  });

export const { useGetCredentialQuery, useGetServiceHealthQuery, useDeleteCredentialMutation } =
  clientApi;
export type { Credential, ServiceHealth, ServiceType } from '../generated/client';
