/** The offers call takes an empty object (specification, section 7); one argument, one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };
