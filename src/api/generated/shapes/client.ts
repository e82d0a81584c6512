// Written by `npm run codegen` from openapi/. Do not edit.

export const productAgreement = { data: { available: 'b' } } as const;
export const insuranceStatus = {
  insurancePrice: 'i?',
  startDateTime: 's?',
  endDateTime: 's?',
} as const;
export const serviceHealth = { description: 's?', ordersLoadedDateTime: 's?~' } as const;
export const credential = {
  id: 'id',
  clientSecret: 's?',
  serviceType: '=COURIER|MARKETPLACE',
  secretType: '=OAUTH',
  contractNumber: 's?~',
} as const;
