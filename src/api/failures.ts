/**
 * Reaction of a page to the failure of a call that it can do without, also to a 5xx:
 *
 * - `section`: a part of the page shows it and offers «Повторить»;
 * - `form`: a form, a dialog or a message shows it, and the input stays;
 * - `hidden`: the page continues without the answer.
 */
export type FailureInPlace = 'section' | 'form' | 'hidden';

/**
 * Calls, by endpoint, whose 5xx does not redirect to /unavailable. By rule C3, a status of 500 or above redirects
 * there. The table of README.md has a row for every operation; `failures.test.ts` compares the two.
 */
export const failuresInPlace: Readonly<Partial<Record<string, FailureInPlace>>> = {
  needCaptcha: 'hidden',
  generatePassword: 'form',
  getBank: 'hidden',
  findOrganizationByItn: 'hidden',
  getOrganizationRegistryData: 'form',
  findOkopf: 'form',

  findActualDebtorOffers: 'section',
  requestDebtorAgreement: 'form',
  findActualFinanceOffers: 'section',

  getServiceHealth: 'hidden',
  getInsuranceStatus: 'hidden',
  getProductAgreement: 'hidden',
  getCredential: 'section',
  createCredential: 'form',
  checkContractNumber: 'form',
  activateInsurance: 'form',
  getInsurancePrice: 'section',
  getDisableReasons: 'hidden',
  sendDisableReasons: 'hidden',
  getOrderStatuses: 'hidden',
  getOrderDashboard: 'hidden',
  getOrder: 'section',
  findClaims: 'section',
  createObjection: 'form',
  excludeClaimOrders: 'form',

  getSupply: 'section',
  getFinancingObject: 'section',
  getFinanceInvoice: 'section',
  /** This endpoint calls the operation `getCalendarSum`. */
  getDaySum: 'hidden',
};
