// Written by `npm run codegen` from openapi/. Do not edit.

const fileReference = { id: 'id', name: 's~' } as const;
const financeBank = { id: 's~', fullName: 's', logos: [fileReference, '*'] } as const;
const financingLimit = {
  financingLimit: 'i',
  interestRate: 'n',
  endDate: 's',
  bank: financeBank,
} as const;
const financeRequestStatus = { name: 's', description: 's' } as const;
const financeRequestLimit = { financingLimit: 'i' } as const;
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
const recipient = { fullName: 's' } as const;
const financeRequestStatusChange = { status: financeRequestStatus, changedDateTime: 's' } as const;
const financeRequest = {
  id: 'id',
  status: financeRequestStatus,
  createdDateTime: 's',
  financingLimit: financeRequestLimit,
  agreement: [financeAgreement, '?'],
  offerId: 's~',
  bank: [financeBank, '~'],
  recipient: [recipient, '~'],
  statusHistory: [financeRequestStatusChange, '*~'],
} as const;
const financeOfferStatus = { name: 's', description: 's~' } as const;
const financeOffer = {
  id: 'id',
  financingLimit: financingLimit,
  request: [financeRequest, '?'],
  status: financeOfferStatus,
  recipient: recipient,
  createdDateTime: 's~',
  isDeleted: 'b~',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  createFinanceOffer: financeOffer,
  findFinanceOffers: [financeOffer, '*p'],
  findActualFinanceOffers: [financeOffer, '*p'],
  getFinanceOffer: financeOffer,
} as const;
