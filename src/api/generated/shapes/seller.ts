// Written by `npm run codegen` from openapi/. Do not edit.

const reportingPeriod = { startDate: 's', endDate: 's' } as const;
const sellerDocumentStatus = { name: 's', description: 's' } as const;
const sellerDocument = {
  id: 'id',
  name: 's',
  number: 's',
  type: 's',
  period: [reportingPeriod, '?'],
  date: 's',
  status: sellerDocumentStatus,
  fileId: 's?',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  findSellerDocuments: [sellerDocument, '*p'],
} as const;
