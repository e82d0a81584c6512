import { afterSuccess, byId, listOf, providesOne } from '../cache/cacheTags';
import { organizationApi as generated } from '../generated/organization';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/organization';

/** A new main account replaces another, so each account may have changed. */
const accountsChanged = afterSuccess('PaymentDetails');

export const organizationApi = generated.enhanceEndpoints({
  endpoints: {
    getOrganization: {
      providesTags: providesOne('Organization'),
    },
    updateOrganization: {
      invalidatesTags: afterSuccess(({ organizationUpdate: { id } }) => ({
        type: 'Organization',
        id,
      })),
      // The page shows the saved data at once, before the reload.
      async onQueryStarted({ organizationUpdate: { id } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer || answer.data.id !== id) return;
        void dispatch(generated.util.upsertQueryData('getOrganization', { id }, answer.data));
      },
    },
    deleteOrganization: {
      invalidatesTags: afterSuccess(byId('Organization'), listOf('Organization')),
    },
    createOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
    updateOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
    deleteOrganizationPaymentDetails: { invalidatesTags: accountsChanged },
  },
});

export type { OrganizationUpdate, SearchRequest } from '../generated/organization';
export type Okopf = Decoded<schemas.Okopf>;
export type Organization = Decoded<schemas.Organization>;
export type RegistryData = Decoded<schemas.RegistryData>;
