import type { DebtorOffer } from '../../../api/endpoints/debtors';

/** Argument of the call for offers: an empty object (rule D1). One argument, one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };

/** The period is the same for every offer (specification, sections 2 and 9). */
export const INSURANCE_PERIOD = '1 месяц';

/** The insurer's name, or words for one that the server does not tell. */
export function insurerName({ insurer }: DebtorOffer): string {
  return insurer?.name || 'Страховая компания';
}
