/**
 * Place of the error of a call that the page can work without:
 *
 * - `section`: the section shows the error and offers «Повторить»;
 * - `form`: a form, a dialog or a message shows the error, and the input stays;
 * - `hidden`: the page continues without the response.
 */
export type FailureInPlace = 'section' | 'form' | 'hidden';

/**
 * Endpoints whose 5xx does not redirect to /unavailable. C3: a 5xx of another endpoint redirects, unless the endpoint
 * has cached data. The table in README.md has a row for every operation; `failures.test.ts` compares the two.
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
