// Written by `npm run codegen` from openapi/. Do not edit.

const fileReference = { id: 'id', name: 's~' } as const;
const financeBank = { id: 's~', fullName: 's', logos: [fileReference, '*'] } as const;
const financeAgreement = {
  id: 'id',
  number: 's',
  financingLimit: 'i',
  interestRate: 'n',
  valid: 'b',
  createdDateTime: 's',
  finishedDate: 's',
  bank: [financeBank, '~'],
  usedAmount: 'i~',
  availableAmount: 'i~',
} as const;
const period = { startDate: 's', endDate: 's' } as const;
const financeInvoiceStatus = { name: 's', description: 's' } as const;
const payee = { fullName: 's', itn: 's', kpp: 's?' } as const;
const payeePaymentDetails = {
  bik: 's',
  bankName: 's',
  correspondentAccount: 's',
  settlementAccount: 's',
} as const;
const financeAgreementReference = { id: 'id', number: 's', bank: financeBank } as const;
const financeInvoice = {
  id: 'id',
  number: 's',
  date: 's',
  amount: 'i',
  paidAmount: 'i~',
  unpaidAmount: 'i~',
  vatAmount: 'i',
  purpose: 's',
  dueDate: 's',
  period: [period, '?'],
  status: financeInvoiceStatus,
  recipient: payee,
  paymentDetails: payeePaymentDetails,
  agreement: [financeAgreementReference, '?'],
  fileId: 's?',
  paidDate: 's?',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  findFinanceAgreements: [financeAgreement, '*p'],
  findFinanceInvoices: [financeInvoice, '*p'],
  getFinanceInvoice: financeInvoice,
} as const;
