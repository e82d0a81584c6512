// Written by `npm run codegen` from openapi/. Do not edit.

const debtor = { id: 'id', name: 's', itn: 's', kpp: 's?' } as const;
const financingStatus = { name: 's', description: 's' } as const;
const fileReference = { id: 'id', name: 's~' } as const;
const supply = {
  id: 'id',
  number: 's',
  documentType: 's',
  documentDate: 's',
  invoiceNumber: 's?',
  invoiceDate: 's?',
  contractNumber: 's?',
  contractDate: 's?',
  debtor: debtor,
  amount: 'i',
  vatAmount: 'i',
  deferralDays: 'i',
  paymentDate: 's',
  fullPaymentDate: 's?',
  debtSum: 'i',
  status: financingStatus,
  files: [fileReference, '*'],
} as const;
const supplyReference = { id: 'id', number: 's', documentDate: 's' } as const;
const financeBank = { id: 's~', fullName: 's', logos: [fileReference, '*'] } as const;
const financeAgreementReference = { id: 'id', number: 's', bank: financeBank } as const;
const financingObject = {
  id: 'id',
  number: 's',
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
  plannedRepaymentDate: 's',
  repaidAmount: 'i',
  overdueDays: 'i',
  recourse: 'b',
  status: financingStatus,
} as const;
const financingOrderRow = {
  objectId: 's',
  ordered: 'b',
  message: 's?',
  object: [financingObject, '?'],
} as const;
const financingOrderResult = {
  results: [financingOrderRow, '*'],
  orderedCount: 'i',
  orderedAmount: 'i',
} as const;
const calendarSum = { agreementId: 's', date: 's', sum: 'i', count: 'i' } as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  findSupplies: [supply, '*p'],
  getSupply: supply,
  findFinancingObjects: [financingObject, '*p'],
  orderFinancingObjects: financingOrderResult,
  getFinancingObject: financingObject,
  getCalendarSum: calendarSum,
} as const;
