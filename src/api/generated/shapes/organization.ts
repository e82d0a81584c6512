// Written by `npm run codegen` from openapi/. Do not edit.

const legalStatus = { name: 's' } as const;
const okopf = { code: 's', name: 's' } as const;
const organization = {
  id: 'id',
  legalStatus: legalStatus,
  itn: 's',
  name: 's',
  ceoName: 's',
  kpp: 's?',
  ogrn: 's',
  legalAddress: 's',
  okopf: [okopf, '?~'],
  excludedModules: ['s', '*~'],
} as const;
const registryData = {
  itn: 's',
  name: 's',
  ceoName: 's',
  kpp: 's?~',
  ogrn: 's',
  legalAddress: 's',
  okopf: [okopf, '?~'],
  registeredDate: 's?~',
  status: 's~',
  receivedDateTime: 's',
} as const;
const paymentDetails = {
  id: 'id',
  organizationId: 's',
  bankName: 's',
  bik: 's',
  correspondentAccount: 's',
  settlementAccount: 's',
  currency: 's',
  main: 'b',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  updateOrganization: organization,
  createOrganization: organization,
  findOrganizations: [organization, '*p'],
  getOrganization: organization,
  getOrganizationRegistryData: registryData,
  findOkopf: [okopf, '*p'],
  createOrganizationPaymentDetails: paymentDetails,
  updateOrganizationPaymentDetails: paymentDetails,
} as const;
