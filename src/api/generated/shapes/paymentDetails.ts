// Written by `npm run codegen` from openapi/. Do not edit.

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
  findPaymentDetails: [paymentDetails, '*p'],
  getPaymentDetails: paymentDetails,
  updatePaymentDetails: paymentDetails,
} as const;
