import { afterSuccess, tagOf, tagsOfRows } from '../cache/cacheTags';
import { debtorsApi as generated } from '../generated/debtors';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/debtors';

/** Cache tags of the debtors calls, and their checks. */
export const debtorsApi = generated.enhanceEndpoints({
  endpoints: {
    findActualDebtorOffers: {
      providesTags: (offers) => tagsOfRows('DebtorOffer', offers),
    },
    requestDebtorAgreement: {
      extraOptions: { successStatus: 200 }, // Only success reloads the offers.
      invalidatesTags: afterSuccess(({ debtorAgreementRequest }) =>
        tagOf('DebtorOffer', debtorAgreementRequest.offerId),
      ),
    },
  },
});

/** Argument of the call for offers, an empty object: one argument means one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };

export const { useFindActualDebtorOffersQuery, useRequestDebtorAgreementMutation } = debtorsApi;
export type { DebtorAgreementRequest } from '../generated/debtors';
export type DebtorOffer = Decoded<schemas.DebtorOffer>;
