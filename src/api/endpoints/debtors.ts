import { afterSuccess, tagOf, tagsOfRows } from '../cache/cacheTags';
import { debtorsApi as generated } from '../generated/debtors';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/debtors';

export const debtorsApi = generated.enhanceEndpoints({
  endpoints: {
    findActualDebtorOffers: {
      providesTags: (offers) => tagsOfRows('DebtorOffer', offers),
    },
    requestDebtorAgreement: {
      extraOptions: { successStatus: 200 }, // Any status other than 200 is a failure, so the offers are not reloaded.
      invalidatesTags: afterSuccess(({ debtorAgreementRequest }) =>
        tagOf('DebtorOffer', debtorAgreementRequest.offerId),
      ),
    },
  },
});

/** Argument of the offers query. All screens share this constant, so they share one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };

export const { useFindActualDebtorOffersQuery, useRequestDebtorAgreementMutation } = debtorsApi;
export type { DebtorAgreementRequest } from '../generated/debtors';
export type DebtorOffer = Decoded<schemas.DebtorOffer>;
