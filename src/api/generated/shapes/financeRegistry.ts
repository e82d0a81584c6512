// Written by `npm run codegen` from openapi/. Do not edit.

import { fileReference } from './debtors';
import { financeAgreementReference } from './financeAgreement';

export const debtor = { id: 'id', kpp: 's?' } as const;
export const financingStatus = {} as const;
export const supply = {
  id: 'id',
  invoiceNumber: 's?',
  invoiceDate: 's?',
  contractNumber: 's?',
  contractDate: 's?',
  debtor: debtor,
  amount: 'i',
  vatAmount: 'i',
  deferralDays: 'i',
  fullPaymentDate: 's?',
  debtSum: 'i',
  status: financingStatus,
  files: [fileReference, '*'],
} as const;
export const supplyReference = { id: 'id' } as const;
export const financingObject = {
  id: 'id',
  supply: supplyReference,
  agreement: financeAgreementReference,
  debtor: debtor,
  claimAmount: 'i',
  financingPercent: 'n',
  financingAmount: 'i',
  remainder: 'i',
  interestRate: 'n',
  commission: 'i',
  orderDate: 's?',
  financingDate: 's?',
  repaidAmount: 'i',
  overdueDays: 'i',
  recourse: 'b',
  status: financingStatus,
} as const;
export const financingOrderRow = {
  ordered: 'b',
  message: 's?',
  object: [financingObject, '?'],
} as const;
export const financingOrderResult = {
  results: [financingOrderRow, '*'],
  orderedCount: 'i',
  orderedAmount: 'i',
} as const;
export const calendarSum = { sum: 'i', count: 'i' } as const;
