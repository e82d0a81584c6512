// Written by `npm run codegen` from openapi/. Do not edit.

import { reportingPeriod } from './sender';

export const sellerDocumentStatus = {} as const;
export const sellerDocument = {
  id: 'id',
  period: [reportingPeriod, '?'],
  status: sellerDocumentStatus,
  fileId: 's?',
} as const;
