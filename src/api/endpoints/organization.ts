import { fieldsOf } from '../../lib/fieldsOf';
import { afterSuccess } from './cacheTags';
import { organizationApi as generated } from '../generated/organization';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The user carries the organization, so that its change is a change of the user. */
const organizationChanged = afterSuccess('Organizations', 'CurrentUser');
const accountsChanged = afterSuccess('PaymentDetails');

/** The calls of organizations with what the generator can't express: reading and cache tags. */
export const organizationApi = generated
  .enhanceEndpoints({ addTagTypes: ['Organizations', 'PaymentDetails'] })
  .enhanceEndpoints({
    endpoints: {
      findOrganizations: { extraOptions: { read: readPage }, providesTags: ['Organizations'] },
      getOrganization: { extraOptions: { read: readRecord }, providesTags: ['Organizations'] },
      getOrganizationRegistryData: { extraOptions: { read: readRecord } },
      findOkopf: { extraOptions: { read: readPage } },
      createOrganization: { invalidatesTags: organizationChanged },
      updateOrganization: {
        invalidatesTags: organizationChanged,
        // The screen shows what was saved at once, not only when it has been read again.
        async onQueryStarted({ organizationUpdate: { id } }, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => undefined);
          if (!answer || fieldsOf(answer.data)['id'] !== id) return;
          void dispatch(generated.util.upsertQueryData('getOrganization', { id }, answer.data));
        },
      },
      deleteOrganization: { invalidatesTags: organizationChanged },
      createOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
      updateOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
      deleteOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
    },
  });

export const {
  useGetOrganizationQuery,
  useGetOrganizationRegistryDataQuery,
  useLazyFindOkopfQuery,
  useUpdateOrganizationMutation,
  useCreateOrganizationPaymentDetailsMutation,
  useUpdateOrganizationPaymentDetailsMutation,
  useDeleteOrganizationPaymentDetailsMutation,
} = organizationApi;
export type {
  Okopf,
  Organization,
  OrganizationUpdate,
  RegistryData,
  SearchRequest,
} from '../generated/organization';
