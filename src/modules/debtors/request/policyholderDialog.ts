import { modalKind } from '../../../shell/modal/modalKind';

export const POLICYHOLDER_KIND = 'debtors/policyholder';

/** The request dialog; the offer itself stays in the api's cache. */
export const policyholderDialog = modalKind<{ offerId: string }>(POLICYHOLDER_KIND);
