// Written by `npm run codegen` from openapi/. Do not edit.

const productAgreement = { data: { available: 'b' } } as const;
const insuranceStatus = {
  status: 's',
  insurancePrice: 'i?',
  startDateTime: 's?',
  endDateTime: 's?',
} as const;
const serviceHealth = { status: 's', description: 's?', ordersLoadedDateTime: 's?~' } as const;
const credential = {
  id: 'id',
  clientId: 's',
  clientSecret: 's?',
  serviceType: '=COURIER|MARKETPLACE',
  secretType: '=OAUTH',
  contractNumber: 's?~',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  getProductAgreement: productAgreement,
  getInsuranceStatus: insuranceStatus,
  getServiceHealth: serviceHealth,
  createCredential: credential,
  getCredential: credential,
} as const;
