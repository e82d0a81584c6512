// Written by `npm run codegen` from openapi/. Do not edit.

import { financeBank } from './financeOffer';

export const period = {} as const;
export const financeInvoiceStatus = {} as const;
export const payee = { kpp: 's?' } as const;
export const payeePaymentDetails = {} as const;
export const financeAgreementReference = { id: 'id', bank: financeBank } as const;
export const financeInvoice = {
  id: 'id',
  amount: 'i',
  paidAmount: 'i~',
  unpaidAmount: 'i~',
  vatAmount: 'i',
  period: [period, '?'],
  status: financeInvoiceStatus,
  recipient: payee,
  paymentDetails: payeePaymentDetails,
  agreement: [financeAgreementReference, '?'],
  fileId: 's?',
  paidDate: 's?',
} as const;
